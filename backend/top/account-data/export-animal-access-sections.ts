import { asc, eq, or } from "drizzle-orm";
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
  read: (tx, { id }) =>
    tx
      .select(columns.ownOwnerships)
      .from(animalOwners)
      .innerJoin(animals, eq(animals.id, animalOwners.animalId))
      .where(eq(animalOwners.userId, id))
      .orderBy(asc(animalOwners.id)),
} as const satisfies ExportSection;

/** By the user and with the user. */
export const shares = {
  tables: [animalGrants],
  columns: columns.ownShares,
  read: (tx, { id, email }) =>
    tx
      .select(columns.ownShares)
      .from(animalGrants)
      .innerJoin(animals, eq(animals.id, animalGrants.animalId))
      .leftJoin(access.clubs, eq(access.clubs.id, animalGrants.clubId))
      .where(or(eq(animalGrants.grantedBy, id), eq(animalGrants.userId, id), eq(animalGrants.email, email)))
      .orderBy(asc(animalGrants.id)),
} as const satisfies ExportSection;

/** From the user and to the user. */
export const transfers = {
  tables: [animalTransfers],
  columns: columns.ownTransfers,
  read: (tx, { id, email }) =>
    tx
      .select(columns.ownTransfers)
      .from(animalTransfers)
      .innerJoin(animals, eq(animals.id, animalTransfers.animalId))
      .where(or(eq(animalTransfers.fromUserId, id), eq(animalTransfers.toEmail, email)))
      .orderBy(asc(animalTransfers.id)),
} as const satisfies ExportSection;

export const events = {
  tables: [animalEvents],
  columns: columns.ownAnimalEvents,
  read: (tx, { id }) =>
    tx
      .select(columns.ownAnimalEvents)
      .from(animalEvents)
      .innerJoin(animals, eq(animals.id, animalEvents.animalId))
      .where(eq(animalEvents.userId, id))
      .orderBy(asc(animalEvents.id)),
} as const satisfies ExportSection;

/** Recorded by the user as agent, or about the user. */
export const collections = {
  tables: [animalCollections, collectionSignatures, collectionUploads],
  columns: columns.ownCollections,
  read: (tx, { id, email }) =>
    tx
      .select(columns.ownCollections)
      .from(animalCollections)
      .innerJoin(animals, eq(animals.id, animalCollections.animalId))
      .leftJoin(collectionSignatures, eq(collectionSignatures.animalId, animalCollections.animalId))
      .where(or(eq(animalCollections.agentId, id), eq(animalCollections.ownerEmail, email)))
      .orderBy(asc(animalCollections.animalId)),
} as const satisfies ExportSection;

export const clubs = {
  tables: [clubMembers],
  columns: columns.ownClubs,
  read: (tx, { id }) =>
    tx
      .select(columns.ownClubs)
      .from(clubMembers)
      .innerJoin(access.clubs, eq(access.clubs.id, clubMembers.clubId))
      .where(eq(clubMembers.userId, id))
      .orderBy(asc(access.clubs.name)),
} as const satisfies ExportSection;
