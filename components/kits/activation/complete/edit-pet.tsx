import { useState } from "react";
import { useTranslator } from "#use-messages";
import { StepForm } from "@/components/form/step-form";
import { useCallForm } from "@/components/form/use-call-form";
import { PetFields } from "@/components/kits/public/pet-fields";
import { toPetBody, valuesOfAnimal } from "@/components/kits/public/pet-values";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { useQueryCall } from "@/store/api/use-query-call";
import { useShopSelector } from "@/store/hooks";
import type { Named } from "@/store/slices/activation-record";
import type { ActivatedProps } from "./activated-props";

interface EditPetProps extends ActivatedProps {
  readonly onCancel: () => void;
}

/** The facts about the animal as a form. */
export function EditPet({ activation, country, onChange, onCancel }: EditPetProps) {
  const t = useTranslator("activation");

  const { token, pet, product, form: petForm, samples } = activation;
  const isLoggedIn = useShopSelector(({ auth }) => auth.isLoggedIn);
  const { data: user } = useQueryCall(accountRoutes.details, undefined, { isSkipped: !isLoggedIn });
  const isOnHold = samples.some(({ problem }) => problem !== null);
  const [breed, setBreed] = useState<Named | undefined>(pet.breed ?? undefined);
  const form = useCallForm({
    route: activationRoutes.updatePet,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.pet(petForm),
    defaults: valuesOfAnimal(pet),
    toBody: toPetBody,
    toInput: (body) => ({ params: { token }, body }),
    onSuccess: onChange,
  });
  return (
    <StepForm
      pending={form.isSending && t("complete.saving")}
      failure={form.failure}
      nextLabel={t(isOnHold ? "complete.hold.submit" : "complete.save")}
      backLabel={t("complete.cancel")}
      onBack={onCancel}
      onSubmit={form.submit}
    >
      <PetFields
        form={form}
        petForm={petForm}
        breed={breed}
        user={user}
        country={country}
        species={product.species}
        barcodes={samples.map(({ barcode }) => barcode).join(",")}
        onBreed={setBreed}
      />
    </StepForm>
  );
}
