import { eq, or } from "drizzle-orm";
import * as access from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import * as columns from "./export-animal-access-columns";
import type { ExportSection } from "./export-types";

const {
  animalCollections,
  collectionSignatures,
  collectionUploads,
  animalEvents,
  animalGrants,
  animalOwners,
  animalTransfers,
  clubMembers,
} = access;

export const ownerships = {
  tables: [animalOwners],
  columns: columns.ownOwnerships,
  joins: [[animals, eq(animals.id, animalOwners.animalId)]],
  where: ({ id }) => eq(animalOwners.userId, id),
  order: [animalOwners.id],
} as const satisfies ExportSection;

/** By the user and with the user. */
export const shares = {
  tables: [animalGrants],
  columns: columns.ownShares,
  joins: [[animals, eq(animals.id, animalGrants.animalId)]],
  leftJoins: [[access.clubs, eq(access.clubs.id, animalGrants.clubId)]],
  where: ({ id, email }) =>
    or(eq(animalGrants.grantedBy, id), eq(animalGrants.userId, id), eq(animalGrants.email, email)),
  order: [animalGrants.id],
} as const satisfies ExportSection;

/** From the user and to the user. */
export const transfers = {
  tables: [animalTransfers],
  columns: columns.ownTransfers,
  joins: [[animals, eq(animals.id, animalTransfers.animalId)]],
  where: ({ id, email }) => or(eq(animalTransfers.fromUserId, id), eq(animalTransfers.toEmail, email)),
  order: [animalTransfers.id],
} as const satisfies ExportSection;

export const events = {
  tables: [animalEvents],
  columns: columns.ownAnimalEvents,
  joins: [[animals, eq(animals.id, animalEvents.animalId)]],
  where: ({ id }) => eq(animalEvents.userId, id),
  order: [animalEvents.id],
} as const satisfies ExportSection;

/** Recorded by the user as agent, or about the user. */
export const collections = {
  tables: [animalCollections, collectionSignatures, collectionUploads],
  columns: columns.ownCollections,
  joins: [[animals, eq(animals.id, animalCollections.animalId)]],
  leftJoins: [[collectionSignatures, eq(collectionSignatures.animalId, animalCollections.animalId)]],
  where: ({ id, email }) => or(eq(animalCollections.agentId, id), eq(animalCollections.ownerEmail, email)),
  order: [animalCollections.animalId],
} as const satisfies ExportSection;

export const clubs = {
  tables: [clubMembers],
  columns: columns.ownClubs,
  joins: [[access.clubs, eq(access.clubs.id, clubMembers.clubId)]],
  where: ({ id }) => eq(clubMembers.userId, id),
  order: [access.clubs.name],
} as const satisfies ExportSection;
