import { type RefObject, useState } from "react";
import { useTranslator } from "#use-messages";
import { TopDialog } from "@/components/ui/dialog-client";
import { RadioGroup } from "@/components/ui/radio-group";
import { type SpeciesName, speciesNames } from "@/lib/domain/species";
import type { ListedAnimal } from "@/store/api/animals/animals";
import { ChooseTest } from "./choose-test";
import { OrderForAnimals } from "./order-for-animals";

interface OrderTestsDialogProps {
  readonly animals: readonly ListedAnimal[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
}

/** Chooses a test that exists for the selected animals, and puts one for each of them in the cart. */
export function OrderTestsDialog({ animals, ...dialog }: OrderTestsDialogProps) {
  const t = useTranslator("orderTests");
  return (
    <TopDialog title={t("title")} closeLabel={t("close")} {...dialog}>
      <Steps animals={animals} />
    </TopDialog>
  );
}

/** Mounted each time the dialog opens, so that its state starts fresh. */
function Steps({ animals }: Pick<OrderTestsDialogProps, "animals">) {
  const t = useTranslator("orderTests");
  const present = speciesNames.filter((name) => animals.some(({ species }) => species === name));
  const [species, setSpecies] = useState<SpeciesName>(present[0] ?? "canine");
  const [productId, setProductId] = useState<number>();
  const chosen = animals.filter((animal) => animal.species === species);
  if (productId !== undefined)
    return <OrderForAnimals productId={productId} animals={chosen} onBack={() => setProductId(undefined)} />;
  return (
    <>
      {present.length > 1 && (
        <RadioGroup
          name="species"
          label={t("species")}
          defaultValue={species}
          options={present.map((value) => ({
            value,
            label: t(`count.${value}`, {
              count: animals.filter((animal) => animal.species === value).length,
            }),
          }))}
          onChoose={(value) => setSpecies(value === "feline" ? "feline" : "canine")}
        />
      )}
      <ChooseTest key={species} animals={chosen} species={species} onChoose={setProductId} />
    </>
  );
}
