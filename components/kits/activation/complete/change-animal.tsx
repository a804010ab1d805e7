import { useState } from "react";
import { useTranslator } from "#use-messages";
import { StepForm } from "@/components/form/step-form";
import { useCallForm } from "@/components/form/use-call-form";
import { OwnAnimals } from "@/components/kits/activation/pet/own-animals";
import { PetFields } from "@/components/kits/public/pet-fields";
import { type PetResponse, petValues, toPetBody, valuesOfAnimal } from "@/components/kits/public/pet-values";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { useQueryCall } from "@/store/api/use-query-call";
import { useShopSelector } from "@/store/hooks";
import type { Named } from "@/store/slices/activation-record";
import type { CorrectionProps } from "./activated-props";

/** "This is another animal": one of the account, or a new one. */
export function ChangeAnimal({ activation, country, onChange, onCancel }: CorrectionProps) {
  const t = useTranslator("activation.complete");

  const { token, pet, product, form: petForm, samples, isClaimed } = activation;
  const { species } = product;
  const isLoggedIn = useShopSelector(({ auth }) => auth.isLoggedIn);
  const { data: user } = useQueryCall(accountRoutes.details, undefined, { isSkipped: !isLoggedIn });
  const [breed, setBreed] = useState<Named>();
  const form = useCallForm({
    route: activationRoutes.changeAnimal,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.pet(petForm),
    defaults: petValues({}, species),
    toBody: toPetBody,
    toInput: (body) => ({ params: { token }, body }),
    onSuccess: onChange,
  });
  const animalId = form.hook.watch("animalId");

  function chooseAnimal(animal: PetResponse | undefined) {
    form.hook.reset(animal ? valuesOfAnimal(animal) : petValues({}, species));
    setBreed(animal?.breed ?? undefined);
  }

  return (
    <StepForm
      pending={form.isSending && t("saving")}
      failure={form.failure}
      nextLabel={t("hold.submit")}
      backLabel={t("cancel")}
      onBack={onCancel}
      onSubmit={form.submit}
    >
      <p className="text-quiet">{t("hold.animal.intro")}</p>
      {isClaimed && (
        <OwnAnimals
          species={species}
          exceptId={pet.animalId}
          chosenId={animalId}
          error={form.field("animalId").error}
          onChoose={chooseAnimal}
        />
      )}
      <PetFields
        // React Hook Form fills in the inputs when they are mounted.
        key={animalId}
        form={form}
        petForm={petForm}
        species={species}
        breed={breed}
        user={user}
        country={country}
        barcodes={samples.map(({ barcode }) => barcode).join(",")}
        onBreed={setBreed}
      />
    </StepForm>
  );
}
