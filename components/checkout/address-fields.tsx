import { useWatch } from "react-hook-form";
import { useStates } from "@/components/account/use-states";
import { FailedState } from "@/components/ui/failed-state";
import { type Option, Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { geographyRoutes } from "@/lib/contract/geography/geography.routes";
import type { AddressValues } from "./checkout-values";
import type { CheckoutWords } from "./checkout-words";
import type { useStepForm } from "./use-step-form";

export type AddressForm = ReturnType<typeof useStepForm<AddressValues, object>>;

interface AddressFieldsProps {
  readonly title: string;
  /** For the browser's own memory of addresses. */
  readonly kind: "shipping" | "billing";
  readonly address: AddressForm;
  readonly countries: readonly Option[];
  readonly words: CheckoutWords["address"];
}

/** One address. The country stands before what depends on it. */
export function AddressFields({ title, kind, address, countries, words }: AddressFieldsProps) {
  const { form, field } = address;
  const chosen = field("country");
  const line = { maxLength: limits.shortTextLength };
  const code = { maxLength: limits.postalCodeLength };
  const complete = (name: string) => `${kind} ${name}`;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 text-title-3 font-bold">{title}</legend>
      <Select
        {...chosen}
        label={words.country}
        options={countries}
        autoComplete={complete("country")}
        onChange={(event) => {
          // A state of another country is none of this one's.
          form.setValue("state", "");
          return chosen.onChange(event);
        }}
      />
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField
          {...line}
          {...field("firstName")}
          label={words.firstName}
          autoComplete={complete("given-name")}
        />
        <TextField
          {...line}
          {...field("lastName")}
          label={words.lastName}
          autoComplete={complete("family-name")}
        />
      </div>
      <TextField
        {...line}
        {...field("address")}
        label={words.address}
        autoComplete={complete("street-address")}
      />
      <div className="grid gap-4 wide:grid-cols-[10rem_1fr]">
        <TextField
          {...code}
          {...field("postalCode")}
          label={words.postalCode}
          autoComplete={complete("postal-code")}
        />
        <TextField
          {...line}
          {...field("city")}
          label={words.city}
          autoComplete={complete("address-level2")}
        />
      </div>
      <StateField address={address} autoComplete={complete("address-level1")} words={words} />
    </fieldset>
  );
}

interface StateFieldProps {
  readonly address: AddressForm;
  readonly autoComplete: string;
  readonly words: CheckoutWords["address"];
}

function StateField({ address: { form, field }, autoComplete, words }: StateFieldProps) {
  const country = useWatch({ control: form.control, name: "country" });
  const { states, retry } = useStates(country);
  if (states.is === "there")
    return (
      <Select
        key={country}
        {...field("state")}
        label={words.state}
        placeholder={words.choose}
        options={states.options}
        autoComplete={autoComplete}
      />
    );
  if (states.is === "unneeded") return null;
  if (states.is === "loading") return <Skeleton label={words.loadingStates} />;
  return <FailedState message={geographyRoutes.states.failure} retryLabel={words.retry} onRetry={retry} />;
}
