import type { AnimalView } from "@/lib/config/animals/animal-access";
import { animalPaths } from "@/lib/navigation/animal-paths";

/** The lists of animals, each with its address and what it shows. */
export const listKinds = {
  mine: { view: "mine", path: animalPaths.myAnimals, hidden: {} },
  patients: { view: "mine", path: animalPaths.myPatients, hidden: {} },
  shared: { view: "shared", path: animalPaths.sharedAnimals, hidden: {} },
  withMe: { view: "with-me", path: animalPaths.sharedAnimals, hidden: { view: "with-me" } },
  archived: { view: "archived", path: animalPaths.archivedAnimals, hidden: {} },
} as const satisfies Readonly<
  Record<
    string,
    { readonly view: AnimalView; readonly path: string; readonly hidden: Readonly<Record<string, string>> }
  >
>;

export type ListKind = keyof typeof listKinds;
