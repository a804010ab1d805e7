import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { samples } from "@/backend/db/schema/activations";
import { dnaProfiles } from "@/backend/db/schema/animals";
import { labProgress } from "@/backend/db/schema/lab";
import type { DnaProfile } from "@/backend/genetics/genotype";

/** Kit ids of the tubes whose results a report contains, oldest first: neither in doubt nor failed nor cancelled. */
export async function listUsableTubes(tx: Tx, activationId: number): Promise<number[]> {
  const { problem, failedAt, cancelledAt } = labProgress;
  const tubes = await tx
    .select({ kitId: samples.kitId })
    .from(samples)
    .leftJoin(labProgress, eq(labProgress.kitId, samples.kitId))
    .where(and(eq(samples.activationId, activationId), ...[problem, failedAt, cancelledAt].map(isNull)))
    .orderBy(asc(samples.attempt), asc(samples.tube));
  return tubes.map(({ kitId }) => kitId);
}

/** The profile of an animal that others are compared with. */
export async function findCurrentProfile(tx: Tx, animalId: number, panelKey: string) {
  const isOfAnimal = and(eq(dnaProfiles.animalId, animalId), eq(dnaProfiles.panelKey, panelKey));
  const [row] = await tx
    .select()
    .from(dnaProfiles)
    .where(and(isOfAnimal, eq(dnaProfiles.isCurrent, true)));
  return row;
}

/** The profile of these tubes that a report is about: the one with most markers, the newest of equals. */
export async function chooseProfile(
  tx: Tx,
  kitIds: readonly number[],
  panelKey?: string,
): Promise<DnaProfile | null> {
  const ofPanel = panelKey === undefined ? undefined : eq(dnaProfiles.panelKey, panelKey);
  const rows = await tx
    .select()
    .from(dnaProfiles)
    .where(and(inArray(dnaProfiles.kitId, [...kitIds]), ofPanel));
  const [best] = rows.toSorted(
    (a, b) => Object.keys(b.alleles).length - Object.keys(a.alleles).length || b.id - a.id,
  );
  return best ? { panel: best.panelKey, alleles: best.alleles } : null;
}
