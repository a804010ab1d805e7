import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { ChoiceRow } from "@/components/ui/choice-row";
import { speciesNames } from "@/lib/domain/species";
import type { PetFieldsProps } from "@/components/kits/public/pet-fields-props";
import { BreedField } from "./breed-field";

const choices = ["breed", "mixed", "unknown"] as const;

interface BreedOrNoneProps extends ComponentProps<typeof BreedField> {
  /** Where the kit needs a breed, it cannot be mixed or unknown. */
  readonly isRequired: boolean;
  /** `breed`, `mixed` or `unknown`. */
  readonly choice: string;
  readonly choiceField: ComponentProps<typeof ChoiceRow>["field"];
}

/** The breed. Where the kit does not need one, it may be mixed or unknown. */
export function BreedOrNone({ isRequired, choice, choiceField, ...breed }: BreedOrNoneProps) {
  const t = useTranslator("activation.pet");
  return (
    <div className="grid gap-3">
      {!isRequired && (
        <ChoiceRow
          legend={t("breedOptional")}
          options={choices.map((value) => ({ value, label: t(`breedChoices.${value}`) }))}
          chosen={choice}
          field={choiceField}
        />
      )}
      {(isRequired || choice === "breed") && <BreedField key={breed.species} {...breed} />}
    </div>
  );
}

/** The breed in a form about an animal. */
export function BreedChoice({ form, petForm, species, breed, onBreed, barcodes, user }: PetFieldsProps) {
  const { field, hook } = form;
  const [chosenSpecies, choice, breedId] = useWatch({
    control: hook.control,
    name: ["species", "breedChoice", "breed"],
  });
  const searched = species ?? speciesNames.find((name) => name === chosenSpecies);
  const presets = user?.breeds.filter((preset) => searched === undefined || preset.species === searched);
  return (
    <BreedOrNone
      isRequired={petForm === "breed"}
      choice={choice}
      choiceField={field("breedChoice")}
      chosen={breed !== undefined && String(breed.id) === breedId ? breed : undefined}
      species={searched}
      barcodes={barcodes}
      presets={presets ?? []}
      error={field("breed").error}
      onChoose={(next) => {
        hook.setValue("breed", next === undefined ? "" : String(next.id));
        hook.setValue("breedChoice", "breed");
        hook.clearErrors("breed");
        onBreed(next);
      }}
    />
  );
}
