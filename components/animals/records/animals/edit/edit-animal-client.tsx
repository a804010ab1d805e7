"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { PetFields } from "@/components/kits/public/pet-fields";
import type { PetCallForm } from "@/components/kits/public/pet-fields-props";
import { type PetValues, toPetBody, valuesOfAnimal } from "@/components/kits/public/pet-values";
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
import { ParentField } from "./parent-field";
import type { FieldValues } from "react-hook-form";

/** Value of a stated parent that the user cannot open. */
const keep = "keep";

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

/** What the form shows of an animal. Parents are ids. */
function editValues(animal: Animal): PetValues {
  const { diedOn, dam, sire, contactName, contactEmail } = animal;
  return {
    ...valuesOfAnimal({ ...animal, animalId: animal.id }),
    diedOn: diedOn ?? "",
    damId: idText(dam),
    sireId: idText(sire),
    contactName: contactName ?? "",
    contactEmail: contactEmail ?? "",
  };
}

function idText(parent: Animal["dam"]): string {
  if (parent === null) return "";
  return parent.id === null ? keep : String(parent.id);
}

/** The body of the call. A stated parent that is left out stays. */
function toAnimalBody(values: FieldValues): FieldValues {
  const { animalId: _animalId, species: _species, ...pet } = toPetBody(values);
  const text = (name: string) => String(values[name] ?? "").trim();
  const numberOf = (name: string) => (text(name) === "" ? null : Number(text(name)));
  return {
    ...pet,
    diedOn: text("diedOn") || null,
    ...(text("damId") !== keep && { damId: numberOf("damId") }),
    ...(text("sireId") !== keep && { sireId: numberOf("sireId") }),
    contactName: text("contactName") || null,
    contactEmail: text("contactEmail") || null,
  };
}
