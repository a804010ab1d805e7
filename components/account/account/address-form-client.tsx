"use client";

import { errorText } from "@/store/api/error-texts";
import { useWatch } from "react-hook-form";
import { useMessages } from "#use-messages";
import { FailedState } from "@/components/ui/failed-state";
import { type Option, Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextField } from "@/components/ui/text-field";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { type AccountPlaceField, placeFields, placeNames } from "@/lib/domain/kernel/postal-address";
import { updateUser } from "@/store/api/account/account";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import { useStates } from "@/components/account/public/use-states";

interface AddressFormProps {
  readonly values: Readonly<Record<AccountPlaceField | "country", string>>;
  readonly countries: readonly Option[];
}

export function AddressFormClient({ values, countries }: AddressFormProps) {
  const messages = useMessages("account.address");
  const form = useCallForm({
    route: accountRoutes.update,
    schema: async () => (await import("@/lib/contract/account/account/account.forms")).accountForms.address,
    defaults: values,
    toBody: emptyToNull,
    send: updateUser,
  });
  const country = useWatch({ control: form.hook.control, name: "country" });
  const { states, retry } = useStates(country);
  const chosen = form.field("country");
  const failed = { message: errorText(geographyRoutes.states.failure), retryLabel: messages.retry };
  return (
    <FormCard title={messages.title} form={form}>
      {placeNames.map((name) => (
        <TextField key={name} {...placeFields[name]} {...form.field(name)} label={messages[name]} />
      ))}
      <Select
        {...chosen}
        label={messages.country}
        hint={messages.countryHint}
        options={countries}
        autoComplete="country"
        onChange={(event) => {
          // The state belonged to the previous country.
          form.hook.setValue("state", "");
          return chosen.onChange(event);
        }}
      />
      {states.status === "loaded" && (
        <Select
          key={country}
          {...form.field("state")}
          label={messages.state}
          placeholder={messages.choose}
          options={states.options}
          autoComplete="address-level1"
        />
      )}
      {states.status === "loading" && <Skeleton label={messages.loadingStates} />}
      {states.status === "failed" && <FailedState {...failed} onRetry={retry} />}
    </FormCard>
  );
}
