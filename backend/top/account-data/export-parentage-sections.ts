import { asc, eq, sql } from "drizzle-orm";
import { animals } from "@/backend/db/schema/animals";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { isNamed } from "@/backend/animals/public/named-animals";
import type { ExportSection } from "./export-types";

const ownRequests = {
  id: parentageRequests.id,
  offspringId: parentageRequests.offspringId,
  offspring: animals.name,
  damId: parentageRequests.damId,
  sireId: parentageRequests.sireId,
  state: parentageRequests.state,
  panel: parentageRequests.panelKey,
  outcome: parentageRequests.outcome,
  common: parentageRequests.common,
  markers: parentageRequests.markers,
  createdAt: parentageRequests.createdAt,
  reportedAt: parentageRequests.reportedAt,
  deletedAt: parentageRequests.deletedAt,
};

/** Names of animals of others only with their consent. */
export const requests = {
  tables: [parentageRequests],
  columns: ownRequests,
  read: (tx, { id }) =>
    tx
      .select({
        ...ownRequests,
        offspring: sql<string | null>`case when ${isNamed} then ${animals.name} end`,
      })
      .from(parentageRequests)
      .innerJoin(animals, eq(animals.id, parentageRequests.offspringId))
      .where(eq(parentageRequests.userId, id))
      .orderBy(asc(parentageRequests.id)),
} as const satisfies ExportSection;

const ownConsents = {
  requestId: parentageConsents.requestId,
  animalId: parentageConsents.animalId,
  animal: animals.name,
  state: parentageConsents.state,
  isFromGrant: parentageConsents.isFromGrant,
  decidedAt: parentageConsents.decidedAt,
};

/** Consents of the user as owner of an animal in requests of others. */
export const consents = {
  tables: [parentageConsents],
  columns: ownConsents,
  read: (tx, { id }) =>
    tx
      .select(ownConsents)
      .from(parentageConsents)
      .innerJoin(animals, eq(animals.id, parentageConsents.animalId))
      .where(eq(parentageConsents.ownerId, id))
      .orderBy(asc(parentageConsents.requestId), asc(parentageConsents.animalId)),
} as const satisfies ExportSection;
