import type { FieldValues } from "react-hook-form";
import { type PetValues, toPetBody, valuesOfAnimal } from "@/components/kits/public/pet-values";
import type { Animal } from "@/components/animals/records/animals/page/animal-types";

/** What the form shows of an animal. Parents are ids. */
export function editValues(animal: Animal): PetValues {
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

/** Value of a stated parent that the user cannot open. */
const keep = "keep";

function idText(parent: Animal["dam"]): string {
  if (parent === null) return "";
  return parent.id === null ? keep : String(parent.id);
}

/** The body of the call. A stated parent that is left out stays. */
export function toAnimalBody(values: FieldValues): FieldValues {
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
