import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { AgentState } from "@/lib/config/community/collection-agents";
import type { SpeciesName } from "@/lib/domain/species";
import { clubs } from "./animal-access";
import { approvals } from "./approvals";
import { belongsTo, instant, sortable } from "./columns";
import { countries } from "./geography";
import { users } from "./users";

/** One row per account: listing and state. `users.is_agent` is true while the state is `active`. */
export const collectionAgents = pgTable(
  "collection_agents",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: belongsTo("user_id", () => users.id).unique(),
    /** The latest application. */
    approvalId: integer("approval_id").references(() => approvals.id, { onDelete: "set null" }),
    state: text("state").$type<AgentState>().notNull(),
    name: text("name").notNull(),
    sortKey: sortable("sort_key").notNull(),
    countryCode: text("country_code")
      .notNull()
      .references(() => countries.code),
    place: text("place").notNull(),
    /** For searching; not published. */
    postalCode: text("postal_code"),
    /** Position of the town, not of the agent's home. Null for an unknown town. */
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    area: text("area").notNull(),
    species: text("species").array().$type<SpeciesName[]>().notNull(),
    fee: text("fee").notNull(),
    availability: text("availability").notNull(),
    isListed: boolean("is_listed").notNull(),
    /** Name of the club that nominated the agent. */
    club: text("club"),
    quizPassedAt: instant("quiz_passed_at"),
    expiresAt: instant("expires_at"),
    remindedAt: instant("reminded_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("collection_agents_listed")
      .on(table.sortKey, table.id)
      .where(sql`${table.state} = 'active' and ${table.isListed}`),
    index("collection_agents_expiry").on(table.state, table.expiresAt),
    index("collection_agents_approval").on(table.approvalId),
  ],
);

/** A member of a club puts somebody forward. The account with that address accepts it by applying. */
export const agentNominations = pgTable(
  "agent_nominations",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    clubId: belongsTo("club_id", () => clubs.id),
    nominatedBy: belongsTo("nominated_by", () => users.id),
    name: text("name").notNull(),
    /** Lower case. */
    email: text("email").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    acceptedAt: instant("accepted_at"),
  },
  (table) => [
    uniqueIndex("agent_nominations_open")
      .on(table.clubId, table.email)
      .where(sql`${table.acceptedAt} is null`),
    index("agent_nominations_email").on(table.email),
    index("agent_nominations_member").on(table.nominatedBy),
  ],
);
