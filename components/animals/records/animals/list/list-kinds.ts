import type { AnimalView } from "@/lib/config/animals/animal-access";
import { paths } from "@/lib/navigation/paths";

/** The lists of animals, each with its address and what it shows. */
export const listKinds = {
  mine: { view: "mine", path: paths.myAnimals, hidden: {} },
  patients: { view: "mine", path: paths.myPatients, hidden: {} },
  shared: { view: "shared", path: paths.sharedAnimals, hidden: {} },
  withMe: { view: "with-me", path: paths.sharedAnimals, hidden: { view: "with-me" } },
  archived: { view: "archived", path: paths.archivedAnimals, hidden: {} },
} as const satisfies Readonly<
  Record<
    string,
    { readonly view: AnimalView; readonly path: string; readonly hidden: Readonly<Record<string, string>> }
  >
>;

export type ListKind = keyof typeof listKinds;
