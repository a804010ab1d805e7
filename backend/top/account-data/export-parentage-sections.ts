import { eq, sql } from "drizzle-orm";
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
  more: { offspring: sql<string | null>`case when ${isNamed} then ${animals.name} end` },
  joins: [[animals, eq(animals.id, parentageRequests.offspringId)]],
  where: ({ id }) => eq(parentageRequests.userId, id),
  order: [parentageRequests.id],
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
  joins: [[animals, eq(animals.id, parentageConsents.animalId)]],
  where: ({ id }) => eq(parentageConsents.ownerId, id),
  order: [parentageConsents.requestId, parentageConsents.animalId],
} as const satisfies ExportSection;
