import { and, asc, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { familyRelations, familySize, type FamilyRelation } from "@/lib/config/animals/animals";
import { groupBy } from "@/lib/domain/group-by";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { findReadable } from "@/backend/kernel/animal-access/find-readable";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { factOf, readTestFacts } from "@/backend/animals/public/describe-test";
import { latestResults, readReportsOfAll } from "@/backend/animals/public/reported-results";

type Animal = typeof animals.$inferSelect;

/** The results of an animal beside those of its parents, litter mates and offspring, as far as the reader may see them. */
export async function readFamily(
  { tx, caller: { user, admin, language } }: SignedInContext,
  { params: { id } }: Input<"results.family">,
) {
  const access = await readAccess(tx, { userId: user.id, admin }, id, "results");
  // A former owner keeps reports, and nothing that is put together later.
  if (access === undefined || access.until !== null) return notFound();
  const relatives = await selectFamily(tx, language, access.animal);
  const readable = await findReadable(
    tx,
    relatives.map((relative) => relative.id),
    { userId: user.id, scope: "results" },
  );
  const shown = relatives.filter((relative) => relative.id === id || readable.has(relative.id));
  const members = shown
    .map(({ speciesId, breed, ...row }) => ({
      ...row,
      species: speciesName(speciesId),
      breed,
      relation: relationOf(row, access.animal),
    }))
    .toSorted((a, b) => familyRelations.indexOf(a.relation) - familyRelations.indexOf(b.relation));
  const results = await readResultsOf(
    tx,
    members.map((member) => member.id),
  );
  const codes = [...results.keys()];
  const facts = await readTestFacts(tx, { language, codes, breedId: access.animal.breedId });
  return {
    animal: { id, name: access.animal.name },
    members: members.map(({ id: memberId, name, sex, species, breed, photoId, bornOn, relation }) => ({
      ...{ id: memberId, name, sex, species, breed, photoId, bornOn, relation },
    })),
    hiddenCount: relatives.length - shown.length,
    tests: codes
      .map((code) => ({ code, name: factOf(facts, code).name, results: results.get(code) ?? [] }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

function selectFamily(tx: Tx, language: Language, animal: Animal) {
  const { id, damId, sireId, litterId } = animal;
  const parents = [damId, sireId].filter((parent) => parent !== null);
  const conditions: (SQL | undefined)[] = [
    inArray(animals.id, [id, ...parents]),
    or(eq(animals.damId, id), eq(animals.sireId, id)),
    litterId === null ? undefined : eq(animals.litterId, litterId),
    damId === null || sireId === null ? undefined : and(eq(animals.damId, damId), eq(animals.sireId, sireId)),
  ];
  const { name, sex, speciesId, photoId, bornOn } = animals;
  return (
    tx
      .select({
        ...{
          id: animals.id,
          name,
          sex,
          speciesId,
          photoId,
          bornOn,
          breed: { id: breeds.id, name: inLanguage(breeds.name, language) },
        },
        ...{ damId: animals.damId, sireId: animals.sireId },
      })
      .from(animals)
      .leftJoin(breeds, eq(breeds.id, animals.breedId))
      .where(or(...conditions.filter((condition) => condition !== undefined)))
      // The animal and its parents stay where a sire has hundreds of puppies.
      .orderBy(
        desc(inArray(animals.id, [id, ...parents])),
        asc(animals.bornOn),
        asc(animals.name),
        asc(animals.id),
      )
      .limit(familySize)
  );
}

type Related = Pick<Animal, "id" | "damId" | "sireId">;

function relationOf(relative: Related, animal: Related): FamilyRelation {
  if (relative.id === animal.id) return "self";
  if (relative.id === animal.damId) return "dam";
  if (relative.id === animal.sireId) return "sire";
  return relative.damId === animal.id || relative.sireId === animal.id ? "offspring" : "sibling";
}

interface FamilyResult {
  readonly animalId: number;
  readonly outcome: ResultOutcome;
  readonly genotype: string | null;
}

/** Outcomes of diseases, by test. */
async function readResultsOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<string, FamilyResult[]>> {
  const reports = await readReportsOfAll(tx, ids);
  const rows = groupBy(reports, ({ animalId }) => animalId).flatMap(([animalId, own]) =>
    [...latestResults(own).values()]
      .filter(({ outcome }) => outcome !== "trait" && outcome !== "not-reported")
      .map(({ test, outcome, genotype }) => ({ test, animalId, outcome, genotype })),
  );
  return new Map(
    groupBy(rows, ({ test }) => test).map(([test, results]) => [
      test,
      results.map(({ animalId, outcome, genotype }) => ({ animalId, outcome, genotype })),
    ]),
  );
}
