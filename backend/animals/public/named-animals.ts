import { eq, inArray, or, sql } from "drizzle-orm";
import type { ConsentState } from "@/lib/config/animals/parentage";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { readAccess } from "@/backend/kernel/animal-access/read-access";

type Animal = typeof animals.$inferSelect;

/** Condition on an animal of a request: the requester owns it, or its owner consented. */
export const isNamed = or(
  eq(animals.ownerId, parentageRequests.userId),
  sql`exists (select 1 from parentage_consents c where c.request_id = ${parentageRequests.id} and c.animal_id = ${animals.id} and c.state = 'granted')`,
);

/** The animal as the requester may name it. Without consent only what they know already: a former one as it was. */
export async function readNamed(
  tx: Tx,
  userId: number,
  animal: Animal,
  consent: ConsentState | null,
): Promise<Animal | undefined> {
  if (animal.ownerId === userId || consent === "granted") return animal;
  return (await readAccess(tx, { userId, isProbe: true }, animal.id, "results"))?.animal;
}

/** The consent of an animal's owner to a request. Null where nobody was asked, as for the requester's own. */
export async function readConsents(
  tx: Tx,
  requestIds: readonly number[],
): Promise<(requestId: number, animalId: number) => ConsentState | null> {
  if (requestIds.length === 0) return () => null;
  const rows = await tx
    .select()
    .from(parentageConsents)
    .where(inArray(parentageConsents.requestId, [...requestIds]));
  return (requestId, animalId) =>
    rows.find((row) => row.requestId === requestId && row.animalId === animalId)?.state ?? null;
}
