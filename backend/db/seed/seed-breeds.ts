import { defaultLanguage } from "@/lib/config/languages";
import { sortKey } from "@/lib/domain/sort-key";
import { speciesId } from "@/lib/domain/species";
import { breeds, testBreeds, tests } from "@/backend/db/schema/breeds";
import { breedIds } from "./breed-ids";
import { breedFacts } from "./catalogue/breed-facts";
import { conditionOf } from "./catalogue/conditions";
import { searchFactsOfTest } from "./catalogue/search-facts";
import { testByCode, testFacts } from "./catalogue/test-facts";
import { searchable, writeSearchTerms } from "./searchable";
import type { AreaSeed } from "./seed-types";
import { writeRows } from "./write-rows";

export function seedBreeds(): AreaSeed {
  const breedRows = breedFacts.map(({ species, ...breed }) => ({
    ...breed,
    speciesId: speciesId(species),
    sortKey: sortKey(breed.name),
    ...searchable({
      names: [breed.name],
      otherNames: breed.aliases,
      parts: [breed.name, ...breed.aliases],
    }),
  }));
  const testRows = testFacts.map(({ species, breeds: _linked, productId: _sold, ...test }) => ({
    ...test,
    condition: conditionOf(test.code),
    speciesId: speciesId(species),
    ...searchable(searchFactsOfTest(testByCode(test.code))),
  }));
  const linkRows = testFacts.flatMap(({ code, species, breeds: named }) =>
    breedIds(species, named).map((breedId) => ({ testCode: code, breedId })),
  );
  return {
    area: "breeds",
    content: [breedRows, testRows, linkRows],
    write: async (tx) => {
      await writeRows(tx, breeds, ["id"], breedRows);
      await writeSearchTerms(tx, { vocabulary: "breeds", language: defaultLanguage }, breedRows);
      await writeRows(tx, tests, ["code"], testRows);
      await tx.delete(testBreeds);
      await writeRows(tx, testBreeds, ["testCode", "breedId"], linkRows);
    },
  };
}
