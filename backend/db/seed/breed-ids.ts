import type { SpeciesName } from "@/lib/domain/species";
import { breedFacts } from "./catalogue/breed-facts";

const idByName = new Map(breedFacts.map(({ species, name, id }) => [keyOf(species, name), id]));

/** Seed files name breeds; tables reference them by id. */
export function breedIds(species: SpeciesName, names: readonly string[]): number[] {
  return names.map((name) => {
    const id = idByName.get(keyOf(species, name));
    if (id === undefined) throw new Error(`There is no ${species} breed "${name}".`);
    return id;
  });
}

function keyOf(species: SpeciesName, name: string): string {
  return `${species} ${name}`;
}
