import type { Tx } from "@/backend/db/client";
import { dnaProfiles } from "@/backend/db/schema/animals";
import { findPanel } from "@/backend/genetics/panels";

export type Pair = readonly [string, string];

/** A DNA profile with the same pair of alleles at every marker but the first ones. */
export async function insertProfile(
  tx: Tx,
  animalId: number,
  pair: Pair,
  first: readonly Pair[] = [],
  panelKey = "ISAG-DOG-STR-21",
): Promise<void> {
  const markers = findPanel(panelKey)?.markers ?? [];
  const alleles = Object.fromEntries(markers.map((marker, at) => [marker, first[at] ?? pair]));
  await tx.insert(dnaProfiles).values({ animalId, panelKey, madeOn: "2026-01-05", alleles });
}
