"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { checkoutForms } from "@/lib/contract/orders/checkout/checkout.forms";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { type DetailsValues, detailsValues } from "./form-values";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useStepForm } from "./use-step-form";
import { useSaveStep } from "./use-save-step";
import { stepPath } from "./use-step-path";

export function DetailsStep({ checkout, t, messages, countries, onNext, ...rest }: StepProps) {
  const { draft, cart, user, country } = checkout;
  const values = detailsValues({ draft: draft.values, cart, user, country });
  const { form, field, showErrors } = useStepForm({ schema: checkoutForms.details, values });
  const saving = useSaveStep(messages.form);

  const submit = form.handleSubmit(async ({ firstName: _first, lastName: _last, ...changes }) => {
    draft.save("details", { ...form.getValues() });
    const { isDone, fields } = await saving.save(changes);
    if (isDone) onNext();
    else showErrors(fields);
  });

  return (
    <StepForm
      {...rest}
      t={t}
      pending={saving.isSaving && t("saving")}
      failure={saving.failure}
      onSubmit={() => void submit()}
      onInput={() => draft.save("details", { ...form.getValues() })}
    >
      <p className="text-quiet">{t("details.intro")}</p>
      <SignInHint email={user?.email} t={t} />
      <DetailsFields field={field} t={t} countries={countries} />
      <Checkbox {...field("isNewsletterSubscribed")} label={t("details.newsletter")} />
    </StepForm>
  );
}

/** Signing in is a full page load that returns to this step with the cart. */
function SignInHint({ email, t }: { email: string | undefined; t: StepProps["t"] }) {
  if (email !== undefined)
    return <p className="wrap-anywhere text-small">{t("details.signedIn", { email })}</p>;
  const login = `${fixedPaths.login}?next=${encodeURIComponent(stepPath("details"))}`;
  return (
    <p className="rounded-box bg-sand px-4 py-3">
      {t("details.guest")}{" "}
      <a href={login} className="font-semibold">
        {t("details.login")}
      </a>{" "}
      <span className="text-quiet">{t("details.guestHint")}</span>
    </p>
  );
}

interface DetailsFieldsProps {
  readonly field: ReturnType<typeof useStepForm<DetailsValues, object>>["field"];
  readonly t: StepProps["t"];
  readonly countries: StepProps["countries"];
}

function DetailsFields({ field, t, countries }: DetailsFieldsProps) {
  const name = { maxLength: limits.shortTextLength };
  return (
    <>
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField
          {...name}
          {...field("firstName")}
          label={t("details.firstName")}
          autoComplete="given-name"
        />
        <TextField
          {...name}
          {...field("lastName")}
          label={t("details.lastName")}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...field("email")}
        label={t("details.email")}
        hint={t("details.emailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.emailLength}
      />
      <TextField
        {...field("phoneNumber")}
        label={t("details.phone")}
        hint={t("details.phoneHint")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Select
        {...field("country")}
        label={t("details.country")}
        hint={t("details.countryHint")}
        options={countries}
        autoComplete="country"
      />
    </>
  );
}
