import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { dnaPanels, dnaProfiles } from "@/backend/db/schema/animals";

/** Profiles that are compared, with the markers they lack. */
export async function readProfiles(tx: Tx, animalIds: readonly number[]) {
  if (animalIds.length === 0) return [];
  const rows = await tx
    .select({ profile: dnaProfiles, markers: dnaPanels.markers })
    .from(dnaProfiles)
    .innerJoin(dnaPanels, eq(dnaPanels.key, dnaProfiles.panelKey))
    .where(and(inArray(dnaProfiles.animalId, [...animalIds]), dnaProfiles.isCurrent))
    .orderBy(asc(dnaProfiles.madeOn), asc(dnaProfiles.id));
  return rows.map(({ profile: { animalId, panelKey: panel, madeOn, alleles }, markers }) => ({
    animalId,
    panel,
    madeOn,
    alleles,
    missing: markers.filter((marker) => !Object.hasOwn(alleles, marker)),
  }));
}

export type StoredProfile = Awaited<ReturnType<typeof readProfiles>>[number];
