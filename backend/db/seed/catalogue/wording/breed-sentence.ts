import { type TestFact } from "@/backend/db/seed/catalogue/test-facts";
import { joinAnd, pick, speciesPhrases, spokenBreed } from "./phrases";

const mostNamed = 6;

function named(breeds: readonly string[]): string {
  return `the ${joinAnd(breeds.slice(0, mostNamed).map(spokenBreed))}`;
}

/** The breed lists name the best-known breeds only, so no sentence claims to be complete. */
export function breedSentence(test: TestFact, isRisk: boolean): string {
  const { animal } = speciesPhrases[test.species];
  if (test.breeds.includes("Mixed Breed")) return `It has been found in ${animal}s of mixed breed.`;
  const breeds = named(test.breeds);
  const isLong = test.breeds.length > mostNamed;
  if (test.kind === "trait") {
    if (isLong) return `It is most often ordered for ${breeds}, and for some other breeds too.`;
    const one = [`It is of most interest in ${breeds}.`, `It is most often ordered for ${breeds}.`] as const;
    return pick(one, test.code);
  }
  if (isLong) return `It is best known in ${breeds}, and occurs in some other breeds too.`;
  if (isRisk) return `It has been studied mainly in ${breeds}.`;
  if (test.breeds.length === 1) {
    return pick([`It has been found in ${breeds}.`, `It is known in ${breeds}.`], test.code);
  }
  const many = [`It has been found in ${breeds}.`, `Breeds known to carry it include ${breeds}.`] as const;
  return pick(many, test.code);
}
