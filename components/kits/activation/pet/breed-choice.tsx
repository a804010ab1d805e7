import { useWatch } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { ChoiceRow } from "@/components/ui/choice-row";
import { speciesNames } from "@/lib/domain/species";
import type { PetFieldsProps } from "@/components/kits/public/pet-fields-props";
import { BreedField } from "./breed-field";

const choices = ["breed", "mixed", "unknown"] as const;

/** The breed. Where the kit does not need one, it may be mixed or unknown. */
export function BreedChoice({ form, petForm, species, breed, onBreed, barcodes, user }: PetFieldsProps) {
  const t = useTranslator("activation.pet");
  const { field, hook } = form;
  const [chosenSpecies, choice, breedId] = useWatch({
    control: hook.control,
    name: ["species", "breedChoice", "breed"],
  });
  const isAnyBreed = petForm !== "breed";
  const searched = species ?? speciesNames.find((name) => name === chosenSpecies);
  const presets = user?.breeds.filter((preset) => searched === undefined || preset.species === searched);
  const { error } = field("breed");
  return (
    <div className="grid gap-3">
      {isAnyBreed && (
        <ChoiceRow
          legend={t("breedOptional")}
          options={choices.map((value) => ({ value, label: t(`breedChoices.${value}`) }))}
          field={field("breedChoice")}
        />
      )}
      {(!isAnyBreed || choice === "breed") && (
        <BreedField
          key={searched}
          chosen={breed !== undefined && String(breed.id) === breedId ? breed : undefined}
          species={searched}
          barcodes={barcodes}
          presets={presets ?? []}
          error={error}
          onChoose={(next) => {
            hook.setValue("breed", next === undefined ? "" : String(next.id));
            hook.setValue("breedChoice", "breed");
            hook.clearErrors("breed");
            onBreed(next);
          }}
        />
      )}
    </div>
  );
}
