import type { Breed, BreedTest } from "@/lib/contract/breeds/breeds.types";
import type { Words } from "@/lib/domain/words";
import { conditionsOf } from "./conditions-of";

const texts = { breed: "descriptionOwn", relative: "descriptionRelative", none: "descriptionNone" } as const;

/** So many conditions are named: more would be cut off where descriptions are shown. */
const namedConditions = 2;

/** What search engines show of a breed's page: its own facts, so that no two say the same. */
export function describeBreed(
  breed: Pick<Breed, "name" | "species" | "group">,
  tests: readonly BreedTest[],
  words: Words<"breed">,
): string {
  const { name, species, group } = breed;
  const { basis, count, found } = conditionsOf(tests);
  const kind = words(`kindInBrackets.${species.name}`, { group });
  // Which variant it is, in brackets, is too much here.
  const names = [...new Set(found.map((test) => test.name.replace(/ \(.*\)$/, "")))].slice(
    0,
    namedConditions,
  );
  return words(texts[basis], { name, kind, count, names: names.join(", ") });
}
