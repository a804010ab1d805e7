import { collectedAnimal } from "./collected-animals.fields";

/** Schemas of the forms, with the rules of the calls. */
export const collectedAnimalForms = { animal: collectedAnimal() } as const;
