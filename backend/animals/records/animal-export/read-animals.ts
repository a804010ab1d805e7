import { and, asc, eq, isNull, notInArray, or } from "drizzle-orm";
import { identifiersOf } from "@/lib/domain/animals/pet-identifiers";
import { groupBy } from "@/lib/domain/group-by";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { isAnyOf } from "@/backend/db/is-any-of";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { breeds, tests } from "@/backend/db/schema/breeds";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";

type AnimalRow = { readonly animal: typeof animals.$inferSelect; readonly breed: string | null };

/** The facts of an animal that its owner takes along. */
export function describeAnimal({ animal, breed }: AnimalRow) {
  const { id, name, sex, bornOn } = animal;
  return {
    id,
    name,
    species: speciesName(animal.speciesId),
    sex,
    breed,
    bornOn,
    ...identifiersOf(animal),
  };
}

export function selectAnimals(tx: Tx) {
  return tx
    .select({ animal: animals, breed: breeds.name })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .$dynamic();
}

/**
 * The tests of the current reports, as printed: what was not ordered is not in them. Reports whose payment is open are left
 * out, as everywhere.
 */
export async function readResults(tx: Tx, animalIds: readonly number[]) {
  if (animalIds.length === 0) return [];
  const unpaid = tx.select({ id: samples.activationId }).from(samples).where(eq(samples.hold, "payment"));
  const reports = await tx
    .select({ report: reportVersions, animalId: activations.animalId, barcode: kits.barcode })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(
      and(
        isAnyOf(activations.animalId, animalIds),
        eq(reportVersions.status, "current"),
        notInArray(activations.id, unpaid),
      ),
    )
    .orderBy(asc(activations.animalId), asc(reportVersions.issuedAt), asc(reportVersions.id));
  const names = await readTestNames(tx);
  return reports.flatMap(({ report: { content, issuedAt }, animalId, barcode }) =>
    content.tests.map(({ test, locus, genotype, outcome }) => ({
      animalId,
      barcode,
      test,
      name: names.get(test) ?? test,
      locus,
      genotype,
      outcome,
      assayVersion: content.assayVersion,
      issuedAt: issuedAt.toISOString(),
    })),
  );
}

async function readTestNames(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.select({ code: tests.code, name: tests.name }).from(tests);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** The user's own animals with everything on file. */
export async function readOwnAnimals(tx: Tx, userId: number, animalId?: number) {
  const rows = await selectAnimals(tx)
    .where(and(eq(animals.ownerId, userId), animalId === undefined ? undefined : eq(animals.id, animalId)))
    .orderBy(asc(animals.name), asc(animals.id));
  const ids = rows.map(({ animal }) => animal.id);
  const results = new Map(groupBy(await readResults(tx, ids), (result) => result.animalId));
  const profiles = new Map(groupBy(await readProfiles(tx, ids), (profile) => profile.animalId));
  return rows.map((row) => ({
    ...describeAnimal(row),
    results: (results.get(row.animal.id) ?? []).map(({ animalId: _, ...result }) => result),
    profiles: (profiles.get(row.animal.id) ?? []).map(({ animalId: _, ...profile }) => profile),
  }));
}

export type ExportedAnimal = Awaited<ReturnType<typeof readOwnAnimals>>[number];

/** Profiles of other laboratories, and of tubes whose payment is not open. */
async function readProfiles(tx: Tx, animalIds: readonly number[]) {
  const { animalId, panelKey: panel, madeOn, alleles, kitId } = dnaProfiles;
  const unpaid = tx.select({ kitId: samples.kitId }).from(samples).where(eq(samples.hold, "payment"));
  return tx
    .select({ animalId, panel, madeOn, alleles })
    .from(dnaProfiles)
    .where(
      and(isAnyOf(animalId, animalIds), dnaProfiles.isCurrent, or(isNull(kitId), notInArray(kitId, unpaid))),
    )
    .orderBy(asc(dnaProfiles.id));
}
