import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { NotificationEvent } from "@/lib/config/kernel/notifications";
import { animalGrants, animalTransfers } from "@/backend/db/schema/animal-access";
import { packTransfers } from "@/backend/db/schema/kits";
import { notifications } from "@/backend/db/schema/notifications";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { deletedAccount, type Erase } from "@/backend/kernel/audit/erase";

interface Source {
  /** What their keys begin with. */
  readonly id: PgColumn;
  /** Whom they name. */
  readonly by: PgColumn;
  readonly events: readonly NotificationEvent[];
}

/** Notifications that name somebody else than the reader. */
const sources: readonly Source[] = [
  { id: animalGrants.id, by: animalGrants.grantedBy, events: ["animalShared"] },
  {
    id: animalTransfers.id,
    by: animalTransfers.fromUserId,
    events: ["transferOffered", "transferCancelled", "offerExpired"],
  },
  { id: packTransfers.id, by: packTransfers.fromUserId, events: ["packReceived"] },
  { id: parentageRequests.id, by: parentageRequests.userId, events: ["consentRequested"] },
];

/** Runs before what they are about is deleted. */
export const anonymiseNotifications: Erase = (tx, owner) => {
  const { event, eventKey, params } = notifications;
  const isAbout = ({ id, by, events }: Source) =>
    and(
      inArray(event, [...events]),
      inArray(
        sql`split_part(${eventKey}, ' ', 1)`,
        tx
          .select({ key: sql`${id}::text` })
          .from(id.table)
          .where(eq(by, owner.id)),
      ),
    );
  return tx
    .update(notifications)
    .set({ params: sql`${params} || jsonb_build_object('other', ${deletedAccount}::text)` })
    .where(or(...sources.map(isAbout)));
};
