import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { StepForm } from "@/components/form/step-form";
import { useCallForm } from "@/components/form/use-call-form";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { registerEmail } from "@/store/api/kits/activation";
import { useShopDispatch } from "@/store/hooks";
import { recordChanged } from "@/store/slices/activation-changes";
import { LitterLink } from "@/components/kits/activation/litter-link";
import { toStepBody } from "@/components/kits/activation/activation-body";
import { useSavedInput } from "@/components/kits/public/use-saved-input";
import type { StepProps } from "./step-props";

/** Where results go. Signed-in users skip it. */
export function EmailStep({ activation }: StepProps) {
  const t = useTranslator("activation");

  const dispatch = useShopDispatch();
  const form = useCallForm({
    route: activationRoutes.registerEmail,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.email,
    defaults: { email: activation.record.email ?? "" },
    toBody: toStepBody,
    send: ({ email }) => registerEmail(email),
    onSuccess: activation.next,
  });
  useSavedInput(form.hook, ({ email }) => dispatch(recordChanged({ email })));
  return (
    <StepForm
      pending={form.isSending && t("saving")}
      failure={form.failure}
      nextLabel={t("continue")}
      backLabel={t("back")}
      onBack={activation.back}
      onSubmit={form.submit}
    >
      <p className="text-quiet">{t("email.intro")}</p>
      <TextField
        {...form.field("email")}
        label={t("email.label")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.emailLength + 1}
      />
      <p className="rounded-box bg-sand px-4 py-3">
        {t("email.guest")}{" "}
        <Link
          href={`${fixedPaths.login}?next=${encodeURIComponent(fixedPaths.activate)}`}
          className="font-semibold"
        >
          {t("email.login")}
        </Link>{" "}
        <span className="text-quiet">{t("email.guestHint")}</span>
      </p>
      <LitterLink />
    </StepForm>
  );
}
