import type { SpeciesName } from "@/lib/domain/species";
import { mixedWords, normaliseWord } from "@/lib/domain/animals/animal-words";

export interface KnownBreed {
  readonly id: number;
  readonly name: string;
  readonly speciesId: number;
  readonly aliases: readonly string[];
}

export interface MatchedBreed {
  /** Null for mixed or unknown breeds. */
  readonly id: number | null;
  readonly name: string | null;
  readonly isMixedBreed: boolean;
}

export type BreedFinder = ReturnType<typeof createBreedFinder>;

const unknownWords = ["unknown", "notknown", "na", "none"];

/** Finds breeds by name or other names, also as "Poodle, Standard", and with "mix" or "cross" behind. */
export function createBreedFinder(breeds: readonly KnownBreed[]) {
  const bySpecies = { canine: indexOf(breeds, 1), feline: indexOf(breeds, 2) };

  function findName(text: string, species: SpeciesName): KnownBreed | undefined {
    return bySpecies[species].get(normaliseWord(text)) ?? bySpecies[species].get(normaliseWord(turned(text)));
  }

  function find(text: string, species: SpeciesName): MatchedBreed | undefined {
    const word = normaliseWord(text);
    if (mixedWords.includes(word)) return { id: null, name: null, isMixedBreed: true };
    if (unknownWords.includes(word)) return { id: null, name: null, isMixedBreed: false };
    const whole = findName(text, species);
    if (whole !== undefined) return { id: whole.id, name: whole.name, isMixedBreed: false };
    const [, main] = /^(.+?)[\s-]+(?:mix|cross|x)$/i.exec(text) ?? [];
    const mixed = main === undefined ? undefined : findName(main, species);
    return mixed && { id: mixed.id, name: mixed.name, isMixedBreed: true };
  }

  /** Both of a name that dogs and cats share, none of an unknown one. */
  const speciesOf = (text: string): readonly SpeciesName[] =>
    (["canine", "feline"] as const).filter((species) => typeof find(text, species)?.id === "number");

  return { find, speciesOf };
}

/** Names win over other names of other breeds. */
function indexOf(breeds: readonly KnownBreed[], speciesId: number): ReadonlyMap<string, KnownBreed> {
  const own = breeds.filter((breed) => breed.speciesId === speciesId);
  const names = own.flatMap((breed) =>
    [breed.name, turned(breed.name)].map((name) => [name, breed] as const),
  );
  const aliases = own.flatMap((breed) => breed.aliases.map((alias) => [alias, breed] as const));
  return new Map([...aliases, ...names].map(([name, breed]) => [normaliseWord(name), breed]));
}

/** "Poodle, Standard" is "Standard Poodle" too. */
function turned(name: string): string {
  const comma = name.indexOf(",");
  return comma < 0 ? name : `${name.slice(comma + 1)} ${name.slice(0, comma)}`;
}
