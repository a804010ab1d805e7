import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ParentageOutcome } from "@/lib/config/animals/parentage";
import { checkProfiles, type Panel } from "@/lib/domain/animals/parentage";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { issuedDocuments } from "@/backend/db/schema/documents";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { hasSexClash } from "@/backend/genetics/check-identity";
import { compareMarkers, compareParentage } from "@/backend/genetics/compare-parentage";
import { findPanel, panels } from "@/backend/genetics/panels";
import { listOtherSires } from "./other-sires";
import { readProfiles, type StoredProfile } from "./read-profiles";

export type ParentageRequest = typeof parentageRequests.$inferSelect;

/** The panels of a species as the rules of comparison need them. */
export function panelsOf(speciesId: number): Panel[] {
  return panels
    .filter(({ species }) => species === speciesName(speciesId))
    .map(({ key, leastCommon, isCurrent, markers }) => ({
      key,
      leastCommon,
      isCurrent,
      markerCount: markers.length,
    }));
}

/**
 * Compares a request whose owners agree. Without comparable profiles it waits for new ones, and its outcome says why. The
 * caller holds the lock on the request.
 */
export async function compareRequest(tx: Tx, request: ParentageRequest): Promise<ParentageRequest> {
  const { offspringId, damId, sireId } = request;
  const ids = [offspringId, damId, sireId].filter((id) => id !== null);
  const rows = await tx.select().from(animals).where(inArray(animals.id, ids));
  const profiles = await readProfiles(tx, ids);
  const compared = ids.map((id) => ({ id, profiles: profiles.filter(({ animalId }) => animalId === id) }));
  const speciesId = rows.find(({ id }) => id === offspringId)?.speciesId ?? 0;
  const check = checkProfiles(panelsOf(speciesId), compared);
  if (check.kind === "notComparable" || ids.length < 2)
    return save(tx, request, {
      state: "waiting-for-profile",
      outcome: whyNotComparable(panelsOf(speciesId), compared),
    });
  const sexOf = (id: number) => rows.find((row) => row.id === id)?.sex ?? "unknown";
  const ofPanel = profiles.filter(({ panel }) => panel === check.panel.key);
  const result = compareProfiles(ofPanel, request);
  // Samples may have been swapped.
  const isInDoubt = ofPanel.some((profile) => hasSexClash(profile, sexOf(profile.animalId)));
  const outcome = result.outcome === "qualifies" && isInDoubt ? "inconclusive" : result.outcome;
  const saved = await save(tx, request, {
    state: "reported",
    panelKey: check.panel.key,
    reportedAt: new Date(),
    common: result.common,
    markers: result.markers,
    outcome,
  });
  return outcome === "qualifies" ? nameOneSire(tx, saved) : saved;
}

/** Null when an animal has no profile at all. */
function whyNotComparable(
  available: readonly Panel[],
  compared: readonly { readonly id: number; readonly profiles: readonly StoredProfile[] }[],
): ParentageOutcome | null {
  if (compared.some(({ profiles }) => profiles.length === 0)) return null;
  const isShared = available.some((panel) =>
    compared.every(({ profiles }) => profiles.some((profile) => profile.panel === panel.key)),
  );
  return isShared ? "insufficient-data" : "incompatible-profiles";
}

function compareProfiles(
  profiles: readonly StoredProfile[],
  { offspringId, damId, sireId }: ParentageRequest,
) {
  const profileOf = (id: number | null) => profiles.find(({ animalId }) => animalId === id);
  const [child, dam, sire] = [profileOf(offspringId), profileOf(damId), profileOf(sireId)];
  const panel = child && findPanel(child.panel);
  if (panel === undefined || child === undefined) throw new Error("Compared without a profile.");
  return {
    ...compareParentage(panel, child, dam, sire),
    markers: compareMarkers(panel, { child, dam, sire }),
  };
}

/** When several sires fit an offspring, comparison names none of them. */
async function nameOneSire(tx: Tx, request: ParentageRequest): Promise<ParentageRequest> {
  const others = await listOtherSires(tx, request);
  if (others.length === 0) return request;
  for (const other of others.filter(({ outcome }) => outcome !== "inconclusive")) {
    await save(tx, other, { outcome: "inconclusive" });
    await revokeDocuments(tx, other);
  }
  return save(tx, request, { outcome: "inconclusive" });
}

/** They state an outcome that no longer holds. The next download issues a new one. */
async function revokeDocuments(tx: Tx, { id }: ParentageRequest): Promise<void> {
  const { parentageRequestId, revokedAt } = issuedDocuments;
  await tx
    .update(issuedDocuments)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(parentageRequestId, id), isNull(revokedAt)));
}

async function save(
  tx: Tx,
  { id }: ParentageRequest,
  change: Partial<ParentageRequest>,
): Promise<ParentageRequest> {
  const [row] = await tx
    .update(parentageRequests)
    .set(change)
    .where(eq(parentageRequests.id, id))
    .returning();
  if (row === undefined) throw new Error("An update returned no row.");
  return row;
}
