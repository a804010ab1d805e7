"use client";

import { useWatch } from "react-hook-form";
import { FailedState } from "@/components/ui/failed-state";
import { type Option, Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { accountForms } from "@/lib/contract/account/account.forms";
import { accountRoutes } from "@/lib/contract/account/account.routes";
import { geographyRoutes } from "@/lib/contract/geography/geography.routes";
import { saveUser } from "@/store/profile";
import { FormCard } from "./form-card";
import type { SendingWords } from "@/components/form/failure-words";
import type { ProfileWords } from "./profile-words";
import { useProfileForm } from "./use-profile-form";
import { useStates } from "./use-states";

interface AddressFormProps {
  readonly values: Readonly<Record<"address" | "city" | "postalCode" | "country" | "state", string>>;
  readonly countries: readonly Option[];
  readonly words: ProfileWords["address"];
  readonly sendingWords: SendingWords;
}

export function AddressFormClient({ values, countries, words, sendingWords }: AddressFormProps) {
  const { form, field, saving, submit } = useProfileForm({
    schema: accountForms.address,
    values,
    save: saveUser,
    failed: accountRoutes.update.failure,
    words: sendingWords,
  });
  const country = useWatch({ control: form.control, name: "country" });
  const { states, retry } = useStates(country);
  const chosen = field("country");
  const line = { maxLength: limits.shortTextLength };
  return (
    <FormCard title={words.title} words={sendingWords} saving={saving} onSubmit={submit}>
      <TextField {...line} {...field("address")} label={words.address} autoComplete="street-address" />
      <TextField {...line} {...field("city")} label={words.city} autoComplete="address-level2" />
      <TextField {...line} {...field("postalCode")} label={words.postalCode} autoComplete="postal-code" />
      <Select
        {...chosen}
        label={words.country}
        hint={words.countryHint}
        options={countries}
        autoComplete="country"
        onChange={(event) => {
          // A state of another country is none of this one's.
          form.setValue("state", "");
          return chosen.onChange(event);
        }}
      />
      {states.is === "there" && (
        <Select
          key={country}
          {...field("state")}
          label={words.state}
          placeholder={words.choose}
          options={states.options}
          autoComplete="address-level1"
        />
      )}
      {states.is === "loading" && <Skeleton label={words.loadingStates} />}
      {states.is === "failed" && (
        <FailedState message={geographyRoutes.states.failure} retryLabel={words.retry} onRetry={retry} />
      )}
    </FormCard>
  );
}
