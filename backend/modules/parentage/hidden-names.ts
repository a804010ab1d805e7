import { and, inArray, ne } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { parentageConsents } from "@/backend/db/schema/parentage";

/** Whether the name of an animal is withheld from the requester: its owner has not consented. */
export async function readHiddenNames(
  tx: Tx,
  requestIds: readonly number[],
): Promise<(requestId: number, animalId: number) => boolean> {
  const rows =
    requestIds.length === 0
      ? []
      : await tx
          .select()
          .from(parentageConsents)
          .where(
            and(
              inArray(parentageConsents.requestId, [...requestIds]),
              ne(parentageConsents.state, "granted"),
            ),
          );
  const hidden = new Set(rows.map(({ requestId, animalId }) => `${requestId} ${animalId}`));
  return (requestId, animalId) => hidden.has(`${requestId} ${animalId}`);
}
