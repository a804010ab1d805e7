import { useState } from "react";
import { useTranslator } from "#use-messages";
import { ActivationForm } from "./activation-form";
import { useCallForm } from "@/components/form/use-call-form";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { saveAboutMyPet } from "@/store/api/kits/activation";
import { useShopDispatch } from "@/store/hooks";
import { recordChanged } from "@/store/slices/activation";
import type { Named } from "@/store/slices/activation-record";
import { typedBarcodes } from "@/components/kits/activation/activation-values";
import { loadRules } from "@/components/kits/activation/load-rules";
import { KnownFacts } from "@/components/kits/activation/pet/known-facts";
import { OwnAnimals } from "@/components/kits/activation/pet/own-animals";
import { PetFields } from "@/components/kits/public/pet-fields";
import { petValues, type PetResponse, toPetBody, valuesOfAnimal } from "@/components/kits/public/pet-values";
import { useSavedInput } from "@/components/kits/public/use-saved-input";
import type { StepProps } from "@/components/kits/activation/activation-props";

/** Which animal the sample is from. Of an animal that is on file, only what is missing is asked. */
export function PetStep({ activation }: StepProps) {
  const t = useTranslator("activation");

  const { record, form: petForm, species, user, country } = activation;
  const form = usePetForm({ activation });
  const { hook } = form;
  const { breed, changeBreed, chooseAnimal, showsFacts, setShowsFacts } = useChosenPet(activation, hook);
  return (
    <ActivationForm activation={activation} form={form}>
      <p className="text-quiet">{t("pet.intro")}</p>
      {user !== undefined && (
        <OwnAnimals
          species={species}
          chosenId={record.pet?.["animalId"]}
          error={form.field("animalId").error}
          onChoose={chooseAnimal}
        />
      )}
      {showsFacts ? (
        <KnownFacts
          values={hook.getValues()}
          breed={breed}
          country={country}
          onChange={() => setShowsFacts(false)}
        />
      ) : (
        <PetFields
          // React Hook Form fills in the inputs when they are mounted.
          key={hook.getValues("animalId")}
          form={form}
          petForm={petForm}
          species={species}
          breed={breed}
          user={user}
          country={country}
          barcodes={typedBarcodes(record).join(",")}
          onBreed={changeBreed}
        />
      )}
    </ActivationForm>
  );
}

/** The animal and breed chosen so far, stored with every change. */
function useChosenPet(
  { record, species, form, rules }: StepProps["activation"],
  hook: ReturnType<typeof usePetForm>["hook"],
) {
  const dispatch = useShopDispatch();
  const [breed, setBreed] = useState<Named | undefined>(record.selectedBreed);
  // An animal on file of which nothing is missing.
  const isKnown = () => {
    const pet = hook.getValues();
    return pet.animalId !== "" && rules?.parsePet({ pet }, { form, species }).ok === true;
  };
  const [showsFacts, setShowsFacts] = useState(isKnown);
  useSavedInput(hook, (pet) => dispatch(recordChanged({ pet })));

  function changeBreed(next: Named | undefined) {
    setBreed(next);
    dispatch(recordChanged({ selectedBreed: next }));
  }

  function chooseAnimal(animal: PetResponse | undefined) {
    const values = animal ? valuesOfAnimal(animal) : petValues({}, species);
    hook.reset(values);
    dispatch(recordChanged({ pet: values }));
    changeBreed(animal?.breed ?? undefined);
    setShowsFacts(isKnown());
  }

  return { breed, changeBreed, chooseAnimal, showsFacts, setShowsFacts };
}

function usePetForm({ activation }: Pick<StepProps, "activation">) {
  const { record, form, species } = activation;
  return useCallForm({
    route: activationRoutes.aboutMyPet,
    schema: async () => (await loadRules()).activationForms.pet(form),
    defaults: petValues(record.pet, species),
    toBody: toPetBody,
    send: (pet) =>
      saveAboutMyPet({
        barcodes: typedBarcodes(record),
        ...(record.selectedProduct && { selectedProduct: record.selectedProduct.id }),
        pet,
      }),
    onSuccess: activation.next,
  });
}
