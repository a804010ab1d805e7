"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { checkoutForms } from "@/lib/contract/checkout/checkout.forms";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { CheckoutWords } from "./checkout-words";
import { fill } from "./checkout-words";
import { type DetailsValues, detailsOf } from "./checkout-values";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useStepForm } from "./use-step-form";
import { useStepSaving } from "./use-step-saving";
import { stepPath } from "./use-step-address";

/** Who is ordering. */
export function DetailsStep({ checkout, words, sendingWords, countries, onNext, ...rest }: StepProps) {
  const { draft, cart, person, country } = checkout;
  const values = detailsOf({ draft: draft.values, cart, person, country });
  const { form, field, refuse } = useStepForm({ schema: checkoutForms.details, values });
  const saving = useStepSaving(sendingWords);
  const texts = words.details;

  const submit = form.handleSubmit(async ({ firstName: _first, lastName: _last, ...kept }) => {
    draft.save("details", { ...form.getValues() });
    const { isDone, fields } = await saving.save(kept);
    if (isDone) onNext();
    else refuse(fields);
  });

  return (
    <StepForm
      {...rest}
      words={words}
      pending={saving.isSaving && words.saving}
      failure={saving.failure}
      onSubmit={() => void submit()}
      onTyped={() => draft.save("details", { ...form.getValues() })}
    >
      <p className="text-quiet">{texts.intro}</p>
      <WhoIsHere email={person?.email} words={texts} />
      <DetailsFields field={field} words={texts} countries={countries} />
      <Checkbox {...field("isNewsletterSubscribed")} label={texts.newsletter} />
    </StepForm>
  );
}

/** Signing in is a full load, and comes back to this very step with the cart. */
function WhoIsHere({ email, words }: { email: string | undefined; words: CheckoutWords["details"] }) {
  if (email !== undefined)
    return <p className="wrap-anywhere text-small">{fill(words.signedIn, { email })}</p>;
  const login = `${fixedPaths.login}?next=${encodeURIComponent(stepPath("details"))}`;
  return (
    <p className="rounded-box bg-sand px-4 py-3">
      {words.guest}{" "}
      <a href={login} className="font-semibold">
        {words.login}
      </a>{" "}
      <span className="text-quiet">{words.guestHint}</span>
    </p>
  );
}

interface DetailsFieldsProps {
  readonly field: ReturnType<typeof useStepForm<DetailsValues, object>>["field"];
  readonly words: CheckoutWords["details"];
  readonly countries: StepProps["countries"];
}

function DetailsFields({ field, words, countries }: DetailsFieldsProps) {
  const name = { maxLength: limits.shortTextLength };
  return (
    <>
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField {...name} {...field("firstName")} label={words.firstName} autoComplete="given-name" />
        <TextField {...name} {...field("lastName")} label={words.lastName} autoComplete="family-name" />
      </div>
      <TextField
        {...field("email")}
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.emailLength}
      />
      <TextField
        {...field("phoneNumber")}
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Select
        {...field("country")}
        label={words.country}
        hint={words.countryHint}
        options={countries}
        autoComplete="country"
      />
    </>
  );
}
