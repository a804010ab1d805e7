import type { UseFormRegisterReturn } from "react-hook-form";
import { useMessages } from "#use-messages";
import { Checkbox } from "@/components/ui/checkbox";
import { type Option, Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { agentLimits } from "@/lib/config/community/collection-agents";
import { limits } from "@/lib/config/limits";
import { speciesNames } from "@/lib/domain/species";
import type { ListingValues } from "./listing-values";

export type FieldProps = UseFormRegisterReturn & { readonly error?: string };

interface ListingFieldsProps {
  readonly field: (name: keyof ListingValues) => FieldProps;
  readonly countries: readonly Option[];
}

/** What the finder shows of an agent. */
export function ListingFields({ field, countries }: ListingFieldsProps) {
  const messages = useMessages("collectionAgents.form");
  return (
    <>
      <TextField
        {...field("name")}
        label={messages.name}
        hint={messages.nameHint}
        maxLength={limits.shortTextLength}
        required
      />
      <Select
        {...field("country")}
        label={messages.country}
        placeholder={messages.choose}
        options={countries}
        autoComplete="country"
        required
      />
      <TextField
        {...field("place")}
        label={messages.place}
        hint={messages.placeHint}
        autoComplete="address-level2"
        maxLength={limits.shortTextLength}
        required
      />
      <TextField
        {...field("postalCode")}
        label={messages.postalCode}
        hint={messages.postalCodeHint}
        autoComplete="postal-code"
        maxLength={limits.postalCodeLength}
      />
      <TextField
        {...field("area")}
        label={messages.area}
        hint={messages.areaHint}
        maxLength={agentLimits.areaLength}
        required
      />
      <SpeciesBoxes field={field("species")} />
      <TextField
        {...field("fee")}
        label={messages.fee}
        hint={messages.feeHint}
        maxLength={agentLimits.feeLength}
        required
      />
      <TextField
        {...field("availability")}
        label={messages.availability}
        hint={messages.availabilityHint}
        maxLength={agentLimits.availabilityLength}
        required
      />
      <Checkbox {...field("isListed")} label={messages.isListed} />
    </>
  );
}

function SpeciesBoxes({ field: { error, ...box } }: { readonly field: FieldProps }) {
  const messages = useMessages("collectionAgents.form");
  return (
    <fieldset>
      <legend className="font-medium">{messages.species}</legend>
      {speciesNames.map((one) => (
        <Checkbox key={one} {...box} value={one} label={messages[one]} />
      ))}
      {error !== undefined && <p className="font-medium text-affected">{error}</p>}
    </fieldset>
  );
}
