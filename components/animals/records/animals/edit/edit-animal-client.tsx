"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { PetFields } from "@/components/kits/public/pet-fields";
import type { PetCallForm } from "@/components/kits/public/pet-fields-props";
import type { PetValues } from "@/components/kits/public/pet-values";
import type { Animal } from "@/components/animals/records/animals/page/animal-types";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { StepForm } from "@/components/form/step-form";
import { useCallForm } from "@/components/form/use-call-form";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import { animalPaths } from "@/lib/navigation/animal-paths";
import { useQueryCall } from "@/store/api/use-query-call";
import type { Named } from "@/store/slices/activation-record";
import type { Body } from "@/lib/contract/calls";
import { editValues, toAnimalBody } from "./edit-values";
import { ParentField } from "./parent-field";

type AnimalBody = Body<"animals.update">;

interface EditAnimalProps {
  readonly animal: Animal;
  readonly isVet: boolean;
  readonly country: string;
}

/** The facts about an animal as a form, with the fields of activation. */
export function EditAnimal({ animal, isVet, country }: EditAnimalProps) {
  const t = useTranslator("animals.edit");

  const { data: user } = useQueryCall(accountRoutes.details);
  const [breed, setBreed] = useState<Named | undefined>(animal.breed ?? undefined);
  const { id, species } = animal;
  const form = useCallForm<typeof animalsRoutes.update, PetValues, AnimalBody>({
    route: animalsRoutes.update,
    schema: async () =>
      (await import("@/lib/contract/animals/records/animals/animals.forms")).animalsForms.edit,
    defaults: editValues(animal),
    toBody: toAnimalBody,
    toInput: (body) => ({ params: { id }, body }),
    staysBusy: true,
    onSuccess: () => redirectTo(animalPaths.animal(id)),
  });
  return (
    <StepForm
      pending={form.isSending && t("saving")}
      failure={form.failure}
      nextLabel={t("save")}
      backLabel={t("cancel")}
      onBack={() => redirectTo(animalPaths.animal(id))}
      onSubmit={form.submit}
    >
      <PetFields
        form={form}
        species={species}
        breed={breed}
        user={user}
        country={country}
        petForm="optional"
        barcodes={undefined}
        onBreed={setBreed}
      />
      <TextField {...form.field("diedOn")} type="date" label={t("diedOn")} hint={t("diedHint")} />
      <ParentFields animal={animal} form={form} />
      {isVet && <ClientFields form={form} />}
      {animal.isTested && <p className="text-small text-quiet">{t("reports")}</p>}
    </StepForm>
  );
}

interface EditFieldsProps {
  readonly form: PetCallForm;
}

function ParentFields({ animal, form }: EditFieldsProps & Pick<EditAnimalProps, "animal">) {
  const t = useTranslator("animals.edit");
  const { field, hook } = form;
  const fields = [
    { role: "dam", name: "damId" },
    { role: "sire", name: "sireId" },
  ] as const;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-title-3 font-semibold">{t("family")}</legend>
      <p className="text-small text-quiet">{t("familyHint")}</p>
      {fields.map(({ role, name }) => (
        <ParentField
          key={role}
          role={role}
          animalId={animal.id}
          chosen={animal[role]}
          error={field(name).error}
          onChoose={(id) => hook.setValue(name, id === undefined ? "" : String(id))}
        />
      ))}
    </fieldset>
  );
}

function ClientFields({ form: { field } }: EditFieldsProps) {
  const t = useTranslator("animals.edit");
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-title-3 font-semibold">{t("client")}</legend>
      <p className="text-small text-quiet">{t("clientHint")}</p>
      <TextField
        {...field("contactName")}
        label={t("clientName")}
        autoComplete="off"
        maxLength={limits.shortTextLength}
      />
      <EmailField {...field("contactEmail")} label={t("clientEmail")} autoComplete="off" />
    </fieldset>
  );
}
