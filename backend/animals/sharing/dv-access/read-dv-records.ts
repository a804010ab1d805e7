import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { readResults } from "@/backend/animals/records/animal-export/read-animals";
import { type FoundDvAnimal, listDvVisible } from "./find-dv-animals";

/** Results, DNA profiles and parentage of animals, as far as their owners agreed. */
export async function readDvRecords(tx: Tx, found: readonly FoundDvAnimal[]) {
  const idsWith = (scope: AccessScope) =>
    found.filter(({ scopes }) => scopes.includes(scope)).map(({ animal }) => animal.id);
  return {
    results: await readResults(tx, idsWith("results")),
    profiles: await readProfiles(tx, idsWith("parentage")),
    parentage: await readParentage(tx, idsWith("parentage")),
  };
}

export type DvRecords = Awaited<ReturnType<typeof readDvRecords>>;

/** Certified: a vet or a collection agent took the sample. */
async function readProfiles(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      animalId: dnaProfiles.animalId,
      panel: dnaProfiles.panelKey,
      madeOn: dnaProfiles.madeOn,
      barcode: kits.barcode,
      collector: activations.collector,
    })
    .from(dnaProfiles)
    .leftJoin(kits, eq(kits.id, dnaProfiles.kitId))
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .leftJoin(activations, eq(activations.id, samples.activationId))
    .where(and(inArray(dnaProfiles.animalId, [...ids]), eq(dnaProfiles.isCurrent, true)))
    .orderBy(asc(dnaProfiles.id));
  return rows.map(({ collector, ...profile }) => ({
    ...profile,
    isCertified: collector !== null && collector.type !== "self",
  }));
}

async function readParentage(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(parentageRequests)
    .where(
      and(
        inArray(parentageRequests.offspringId, [...ids]),
        eq(parentageRequests.state, "reported"),
        isNotNull(parentageRequests.outcome),
      ),
    )
    .orderBy(asc(parentageRequests.id));
  const nameOf = await readParentNames(tx, rows);
  const describe = (id: number | null) => (id === null ? null : { name: nameOf(id) });
  return rows.flatMap(({ id, offspringId, outcome, reportedAt, damId, sireId }) =>
    outcome === null || reportedAt === null
      ? []
      : [
          {
            id,
            animalId: offspringId,
            outcome,
            reportedAt: reportedAt.toISOString(),
            dam: describe(damId),
            sire: describe(sireId),
          },
        ],
  );
}

/** Other owners agreed to the comparison, not to Dogs Victoria: their animals stay without a name. */
async function readParentNames(tx: Tx, rows: readonly (typeof parentageRequests.$inferSelect)[]) {
  const ids = rows.flatMap(({ damId, sireId }) => [damId, sireId].filter((id) => id !== null));
  if (ids.length === 0) return () => null;
  const visible = await listDvVisible(tx, ids);
  const named = await tx
    .select({ id: animals.id, name: animals.name })
    .from(animals)
    .where(inArray(animals.id, ids));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return (id: number) => (visible.has(id) ? (names.get(id) ?? null) : null);
}
