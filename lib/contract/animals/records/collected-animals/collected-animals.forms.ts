import { collectedAnimal, collectedRecord } from "./collected-animals.fields";

/** Schemas of the forms, with the rules of the calls. */
export const collectedAnimalForms = { animal: collectedAnimal(), record: collectedRecord() } as const;
