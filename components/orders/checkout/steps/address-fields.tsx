import { errorText } from "@/store/api/error-texts";
import { useWatch } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { useStates } from "@/components/account/public/use-states";
import { FailedState } from "@/components/ui/failed-state";
import { type Option, Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextField } from "@/components/ui/text-field";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { addressFields, type AddressValues } from "@/lib/domain/kernel/postal-address";
import type { useStepForm } from "./use-step-form";

export type AddressForm = ReturnType<typeof useStepForm<AddressValues, object>>;

interface AddressFieldsProps {
  readonly title: string;
  /** Section name of the browser's autofill. */
  readonly kind: "shipping" | "billing";
  readonly address: AddressForm;
  readonly countries: readonly Option[];
}

/** Fields of one address. The country comes first because the states depend on it. */
export function AddressFields({ title, kind, address, countries }: AddressFieldsProps) {
  const t = useTranslator("checkout.address");
  const { form, field } = address;
  const countryField = field("country");
  const autoComplete = (name: keyof typeof addressFields) => `${kind} ${addressFields[name].autoComplete}`;
  const text = (name: keyof typeof addressFields) => ({
    ...field(name),
    label: t(name),
    maxLength: addressFields[name].maxLength,
    autoComplete: autoComplete(name),
  });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 text-title-3 font-bold">{title}</legend>
      <Select
        {...countryField}
        label={t("country")}
        options={countries}
        autoComplete={`${kind} country`}
        onChange={(event) => {
          // The state belongs to the previous country.
          form.setValue("state", "");
          return countryField.onChange(event);
        }}
      />
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField {...text("firstName")} />
        <TextField {...text("lastName")} />
      </div>
      <TextField {...text("address")} />
      <div className="grid gap-4 wide:grid-cols-[10rem_1fr]">
        <TextField {...text("postalCode")} />
        <TextField {...text("city")} />
      </div>
      <StateField address={address} autoComplete={autoComplete("state")} />
    </fieldset>
  );
}

interface StateFieldProps {
  readonly address: AddressForm;
  readonly autoComplete: string;
}

function StateField({ address: { form, field }, autoComplete }: StateFieldProps) {
  const t = useTranslator("checkout.address");
  const country = useWatch({ control: form.control, name: "country" });
  const { states, retry } = useStates(country);
  if (states.status === "loaded")
    return (
      <Select
        key={country}
        {...field("state")}
        label={t("state")}
        placeholder={t("choose")}
        options={states.options}
        autoComplete={autoComplete}
      />
    );
  if (states.status === "notNeeded") return null;
  if (states.status === "loading") return <Skeleton label={t("loadingStates")} />;
  return (
    <FailedState
      message={errorText(geographyRoutes.states.failure)}
      retryLabel={t("retry")}
      onRetry={retry}
    />
  );
}
