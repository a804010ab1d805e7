import { subMonths } from "date-fns";
import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { breedingAgeMonths, comparedAnimals, shownGaps } from "@/lib/config/top/dashboard";
import { groupBy } from "@/lib/domain/group-by";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { inLanguage } from "@/backend/db/in-language";
import { breeds, testBreeds } from "@/backend/db/schema/breeds";
import type { SignedInContext } from "@/backend/http/handler-types";
import { factOf, readTestFacts } from "@/backend/animals/public/describe-test";
import { latestResults, readReportsOfAll } from "@/backend/animals/public/reported-results";
import { isInView } from "@/backend/animals/public/views";
import { listedBreedColumns } from "@/backend/shop/public/list-breeds";

/**
 * The user's animals of breeding age that have results, but not for every disease that is tested in their breed: those first
 * that miss most.
 */
export async function listTestGaps({ tx, caller: { user, language } }: SignedInContext) {
  const own = await selectBreedingAnimals(tx, language, user.id);
  const known = await readTestsOfBreeds(tx, language, [...new Set(own.map(({ breed }) => breed.id))]);
  const reports = groupBy(
    await readReportsOfAll(
      tx,
      own.map(({ animal }) => animal.id),
    ),
    ({ animalId }) => animalId,
  );
  const gaps = own
    .flatMap(({ animal, breed, coat }) => {
      const results = latestResults(reports.find(([id]) => id === animal.id)?.[1] ?? []);
      const ofBreed = known.get(breed.id) ?? [];
      const missing = ofBreed.filter(
        ({ code }) => (results.get(code)?.outcome ?? "not-reported") === "not-reported",
      );
      if (results.size === 0 || missing.length === 0) return [];
      const { id, name, photoId, isMixedBreed, speciesId } = animal;
      return [
        {
          ...{ id, name, photoId, isMixedBreed, breed, coat, species: speciesName(speciesId) },
          clientName: null,
          known: ofBreed.length,
          tested: ofBreed.length - missing.length,
          missing: missing.slice(0, shownGaps).map(({ code, name: test }) => ({ code, name: test })),
        },
      ];
    })
    .toSorted((a, b) => b.known - b.tested - (a.known - a.tested) || a.name.localeCompare(b.name));
  return { count: gaps.length, results: gaps.slice(0, shownGaps) };
}

function selectBreedingAnimals(tx: Tx, language: Language, userId: number) {
  const oldEnough = subMonths(new Date(), breedingAgeMonths).toISOString().slice(0, 10);
  return tx
    .select({
      animal: animals,
      breed: { id: breeds.id, name: inLanguage(breeds.name, language) },
      coat: listedBreedColumns.coat,
    })
    .from(animals)
    .innerJoin(breeds, eq(breeds.id, animals.breedId))
    .where(and(isInView(tx, userId, "mine"), or(isNull(animals.bornOn), lte(animals.bornOn, oldEnough))))
    .orderBy(animals.name, animals.id)
    .limit(comparedAnimals);
}

/** Tests for diseases, by the breed in which they are known. */
async function readTestsOfBreeds(tx: Tx, language: Language, breedIds: readonly number[]) {
  const rows = await tx
    .select({ breedId: testBreeds.breedId, code: testBreeds.testCode })
    .from(testBreeds)
    .where(inArray(testBreeds.breedId, [...breedIds]));
  const facts = await readTestFacts(tx, { language, codes: rows.map(({ code }) => code), breedId: null });
  const diseases = rows
    .map((row) => ({ ...row, ...factOf(facts, row.code) }))
    .filter(({ kind }) => kind === "disease")
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return new Map(groupBy(diseases, ({ breedId }) => breedId));
}
