import { useWatch } from "react-hook-form";
import { speciesNames } from "@/lib/domain/species";
import type { PetFieldsProps } from "@/components/kits/public/pet-fields-props";
import { BreedOrNone } from "./breed-or-none";

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
