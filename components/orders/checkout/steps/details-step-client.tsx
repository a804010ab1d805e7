"use client";

import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { type DetailsValues, detailsValues } from "./form-values";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useStepForm } from "./use-step-form";
import { useSaveStep } from "./use-save-step";
import { stepPath } from "./use-step-path";

export function DetailsStep({ checkout, countries, onNext, ...rest }: StepProps) {
  const t = useTranslator("checkout");

  const { draft, cart, user, country } = checkout;
  const values = detailsValues({ draft: draft.values, cart, user, country });
  const { form, field, showErrors } = useStepForm({
    schema: async () => (await import("@/lib/contract/orders/checkout/checkout.forms")).checkoutForms.details,
    values,
  });
  const saving = useSaveStep();

  const submit = form.handleSubmit(async ({ firstName: _first, lastName: _last, ...changes }) => {
    draft.save("details", { ...form.getValues() });
    const { isDone, fields } = await saving.save(changes);
    if (isDone) onNext();
    else showErrors(fields);
  });

  return (
    <StepForm
      {...rest}
      pending={saving.isSaving && t("saving")}
      failure={saving.failure}
      onSubmit={() => void submit()}
      onInput={() => draft.save("details", { ...form.getValues() })}
    >
      <p className="text-quiet">{t("details.intro")}</p>
      <SignInHint email={user?.email} />
      <DetailsFields field={field} countries={countries} />
      <Checkbox {...field("isNewsletterSubscribed")} label={t("details.newsletter")} />
    </StepForm>
  );
}

/** Signing in is a full page load that returns to this step with the cart. */
function SignInHint({ email }: { email: string | undefined }) {
  const t = useTranslator("checkout.details");
  if (email !== undefined) return <p className="wrap-anywhere text-small">{t("signedIn", { email })}</p>;
  const login = `${fixedPaths.login}?next=${encodeURIComponent(stepPath("details"))}`;
  return (
    <p className="rounded-box bg-sand px-4 py-3">
      {t("guest")}{" "}
      <Link href={login} className="font-semibold">
        {t("login")}
      </Link>
      <span className="block text-quiet">{t("guestHint")}</span>
    </p>
  );
}

interface DetailsFieldsProps {
  readonly field: ReturnType<typeof useStepForm<DetailsValues, object>>["field"];
  readonly countries: StepProps["countries"];
}

function DetailsFields({ field, countries }: DetailsFieldsProps) {
  const t = useTranslator("checkout.details");
  const name = { maxLength: limits.shortTextLength };
  return (
    <>
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField {...name} {...field("firstName")} label={t("firstName")} autoComplete="given-name" />
        <TextField {...name} {...field("lastName")} label={t("lastName")} autoComplete="family-name" />
      </div>
      <EmailField {...field("email")} label={t("email")} hint={t("emailHint")} />
      <TextField
        {...field("phoneNumber")}
        label={t("phone")}
        hint={t("phoneHint")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Select
        {...field("country")}
        label={t("country")}
        hint={t("countryHint")}
        options={countries}
        autoComplete="country"
      />
    </>
  );
}
