import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { ActivationForm } from "./activation-form";
import { useInputForm } from "@/components/form/use-input-form";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { registerEmail } from "@/store/api/kits/activation";
import { useShopDispatch } from "@/store/hooks";
import { recordChanged } from "@/store/slices/activation";
import { LitterLink } from "@/components/kits/activation/litter-link";
import { toStepBody } from "@/components/kits/activation/activation-values";
import { loadRules } from "@/components/kits/activation/load-rules";
import type { StepProps } from "@/components/kits/activation/activation-props";

/** Where results go. Signed-in users skip it. */
export function EmailStep({ activation }: StepProps) {
  const t = useTranslator("activation");

  const dispatch = useShopDispatch();
  const form = useInputForm({
    route: activationRoutes.registerEmail,
    schema: async () => (await loadRules()).activationForms.email,
    defaults: { email: activation.record.email ?? "" },
    onChange: ({ email }) => dispatch(recordChanged({ email: String(email) })),
    toBody: toStepBody,
    send: ({ email }) => registerEmail(email),
    onSuccess: activation.next,
  });
  return (
    <ActivationForm activation={activation} form={form}>
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
    </ActivationForm>
  );
}
