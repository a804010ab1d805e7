import type { PetResponse } from "./pet-values";

/** An animal to select. */
export const animalOption = ({ animalId, petName, breed, dobYear }: PetResponse) => ({
  value: String(animalId),
  label: [petName, breed?.name, dobYear].filter(Boolean).join(", "),
});
