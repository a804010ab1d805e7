import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { MarkerComparison } from "@/lib/config/animals/parentage";
import type { Tx } from "@/backend/db/client";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { outcomeOfMismatches } from "@/backend/genetics/compare-parentage";
import { findPanel } from "@/backend/genetics/panels";

type ParentageRequest = typeof parentageRequests.$inferSelect;

/** The user's other requests for the same offspring and dam in which another sire fits. */
export async function listOtherSires(tx: Tx, request: ParentageRequest): Promise<ParentageRequest[]> {
  const { id, userId, offspringId, damId, sireId } = request;
  if (sireId === null || userId === null || !fits(request)) return [];
  const rows = await tx
    .select()
    .from(parentageRequests)
    .where(
      and(
        ...[eq(parentageRequests.userId, userId), eq(parentageRequests.offspringId, offspringId)],
        sql`${parentageRequests.damId} is not distinct from ${damId}`,
        ...[ne(parentageRequests.sireId, sireId), ne(parentageRequests.id, id)],
        ...[eq(parentageRequests.state, "reported"), isNull(parentageRequests.deletedAt)],
      ),
    );
  return rows.filter(fits);
}

export const isMismatch = ({ dam, sire }: MarkerComparison): boolean =>
  dam === "mismatch" || sire === "mismatch";

/** Whether the markers alone qualify the parents. */
function fits({ panelKey, common, markers }: ParentageRequest): boolean {
  const panel = panelKey === null ? undefined : findPanel(panelKey);
  if (panel === undefined || common === null || markers === null) return false;
  return outcomeOfMismatches(panel, common, markers.filter(isMismatch).length) === "qualifies";
}
