import { useTranslator } from "#use-messages";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import type { SpeciesName } from "@/lib/domain/species";
import { useQueryCall } from "@/store/api/use-query-call";
import { animalOption } from "@/components/kits/public/animal-option";
import type { PetResponse } from "@/components/kits/public/pet-values";

interface OwnAnimalsProps {
  readonly species: SpeciesName | null;
  /** An animal that is not offered. */
  readonly exceptId?: number;
  readonly chosenId: string | boolean | undefined;
  readonly error?: string | undefined;
  readonly onChoose: (animal: PetResponse | undefined) => void;
}

/** The user's animals to choose from. Without animals, or where they cannot be read, a new one is entered. */
export function OwnAnimals({ species, exceptId, chosenId, error, onChoose }: OwnAnimalsProps) {
  const t = useTranslator("activation");
  const query = species === null ? {} : { species };
  const { data, isLoading } = useQueryCall(activationRoutes.ownAnimals, { query });
  if (isLoading) return <Skeleton label={t("loading")} lines={2} />;
  const animals = data?.results.filter(({ animalId }) => animalId !== exceptId) ?? [];
  if (animals.length === 0) return null;
  return (
    <Select
      label={t("pet.own")}
      hint={t("pet.ownHint")}
      error={error}
      placeholder={t("pet.new")}
      value={typeof chosenId === "string" ? chosenId : ""}
      options={animals.map(animalOption)}
      onChange={({ currentTarget: { value } }) =>
        onChoose(animals.find(({ animalId }) => String(animalId) === value))
      }
    />
  );
}
