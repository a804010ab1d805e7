import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {
  AccessScope,
  AnimalEventKind,
  ClubRole,
  GranteeKind,
  TransferState,
} from "@/lib/config/animals/animal-access";
import type { Sex } from "@/lib/config/animals/animals";
import { collectedTexts } from "@/lib/domain/animals/collected-animal";
import { animals } from "./animals";
import { belongsTo, bytea, indexWherePresent, instant, textColumns } from "./columns";
import { users } from "./users";

type Animal = typeof animals.$inferSelect;

/** What documents state of an animal. */
export type AnimalFacts = Pick<Animal, "name" | "breedId" | "isMixedBreed" | "sex" | "bornOn" | "diedOn"> &
  Pick<Animal, "chipNumber" | "registrationNumber" | "registrationName">;

/** Who owned an animal, and when. A trigger on `animals.owner_id` writes it. */
export const animalOwners = pgTable(
  "animal_owners",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    animalId: belongsTo("animal_id", () => animals.id),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    from: instant("from").notNull().defaultNow(),
    /** Null for the current owner. */
    to: instant("to"),
    /** The animal on the day of the transfer: what a former owner sees of it. The trigger writes it. */
    lastFacts: jsonb("last_facts").$type<AnimalFacts>(),
  },
  (table) => [
    uniqueIndex("animal_owners_current")
      .on(table.animalId)
      .where(sql`${table.to} is null`),
    index("animal_owners_user").on(table.userId, table.animalId),
  ],
);

export const clubs = pgTable("clubs", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull().unique(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const clubMembers = pgTable(
  "club_members",
  {
    clubId: belongsTo("club_id", () => clubs.id),
    userId: belongsTo("user_id", () => users.id),
    role: text("role").$type<ClubRole>().notNull(),
    joinedAt: instant("joined_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.userId] }),
    index("club_members_user").on(table.userId),
  ],
);

/** Access that an owner gave to somebody else. Valid until it ends or is revoked. */
export const animalGrants = pgTable(
  "animal_grants",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    animalId: belongsTo("animal_id", () => animals.id),
    grantedBy: integer("granted_by").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind").$type<GranteeKind>().notNull(),
    /** Address of a person or vet, lower case. It needs no account yet. */
    email: text("email"),
    /** The account with that confirmed address. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    clubId: integer("club_id").references(() => clubs.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret in a link. */
    tokenHash: text("token_hash").unique(),
    scopes: text("scopes").array().$type<AccessScope[]>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    endsAt: instant("ends_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    index("animal_grants_animal").on(table.animalId),
    index("animal_grants_user").on(table.userId, table.animalId),
    index("animal_grants_club").on(table.clubId, table.animalId),
    index("animal_grants_email").on(table.email),
    indexWherePresent("animal_grants_granted_by", table.grantedBy),
  ],
);

/** An animal offered to another person. Only the named address can accept. */
export const animalTransfers = pgTable(
  "animal_transfers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    animalId: belongsTo("animal_id", () => animals.id),
    fromUserId: integer("from_user_id").references(() => users.id, { onDelete: "set null" }),
    /** Lower case. */
    toEmail: text("to_email").notNull(),
    toUserId: integer("to_user_id").references(() => users.id, { onDelete: "set null" }),
    state: text("state").$type<TransferState>().notNull().default("pending"),
    message: text("message"),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    uniqueIndex("animal_transfers_pending")
      .on(table.animalId)
      .where(sql`${table.state} = 'pending'`),
    index("animal_transfers_to").on(table.toEmail, table.state),
    index("animal_transfers_from").on(table.fromUserId, table.state),
    index("animal_transfers_expiry").on(table.state, table.expiresAt),
    indexWherePresent("animal_transfers_to_user", table.toUserId),
  ],
);

/** What happened to an animal's record, for its timeline. Append-only. */
export const animalEvents = pgTable(
  "animal_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    animalId: belongsTo("animal_id", () => animals.id),
    kind: text("kind").$type<AnimalEventKind>().notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The admin who acted as the user. */
    adminId: integer("admin_id").references(() => users.id, { onDelete: "set null" }),
    /** Such as the address an animal was offered to. */
    details: jsonb("details").$type<Readonly<Record<string, string>>>(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [
    index("animal_events_animal").on(table.animalId, table.at),
    indexWherePresent("animal_events_user", table.userId),
    indexWherePresent("animal_events_admin", table.adminId),
  ],
);

/** An animal whose sample an agent took. It has no owner until the owner claims it. */
export const animalCollections = pgTable(
  "animal_collections",
  {
    animalId: belongsTo("animal_id", () => animals.id).primaryKey(),
    agentId: integer("agent_id").references(() => users.id, { onDelete: "set null" }),
    /** Id that the agent's device gave the record: a repeated upload adds nothing. */
    clientId: text("client_id").unique(),
    /** Name and sex as recorded: those of a claimed animal are its owner's. */
    animalName: text("animal_name").notNull(),
    animalSex: text("animal_sex").$type<Sex>().notNull(),
    ownerName: text("owner_name").notNull(),
    /** `ownerEmail` is in lower case; the account that confirmed it can claim the animal. */
    ...textColumns(collectedTexts),
    /** Barcodes of further swabs of the same animal. */
    moreBarcodes: text("more_barcodes").array().notNull().default([]),
    /** As written by the agent, where it is none of our breeds. */
    breedText: text("breed_text"),
    collectedAt: instant("collected_at").notNull(),
    /** The day it was where the sample was taken. */
    collectedOn: date("collected_on", { mode: "string" }).notNull(),
    /** Anything but the note: a device no longer corrects the record. */
    isChangedOnWebsite: boolean("is_changed_on_website").notNull().default(false),
    claimedAt: instant("claimed_at"),
    /** By the account with that address. The agent clears it by changing the address. */
    declinedAt: instant("declined_at"),
  },
  (table) => [
    index("animal_collections_agent").on(table.agentId, table.collectedAt),
    index("animal_collections_owner").on(table.ownerEmail),
  ],
);

/** How the owner signed for a sample at a show. The agent, admins and, on their own form, the owner may see it. */
export const collectionSignatures = pgTable("collection_signatures", {
  animalId: belongsTo("animal_id", () => animalCollections.animalId).primaryKey(),
  signedName: text("signed_name").notNull(),
  /** PNG; null where the owner confirmed in person. */
  picture: bytea("picture"),
  signedAt: instant("signed_at").notNull(),
});

/** Records that devices of agents have sent. A row outlives its animal, so that a deleted record does not come back. */
export const collectionUploads = pgTable(
  "collection_uploads",
  {
    clientId: text("client_id").primaryKey(),
    agentId: belongsTo("agent_id", () => users.id),
    /** SHA-256 of the record as last sent: another one is a correction. Null for records sent before it was kept. */
    contentHash: text("content_hash"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("collection_uploads_agent").on(table.agentId)],
);
