import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { UserType } from "@/lib/config/user-types";
import { belongsTo, indexWherePresent, instant, language } from "./columns";
import { countries } from "./geography";

export const users = pgTable("users", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  /** Always lower case, so that one mailbox has one account. */
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
  type: text("type").$type<UserType>().notNull(),
  passwordHash: text("password_hash").notNull(),
  countryCode: text("country_code")
    .notNull()
    .references(() => countries.code),
  isAdmin: boolean("is_admin").notNull().default(false),
  isAgent: boolean("is_agent").notNull().default(false),
  isClubMember: boolean("is_club_member").notNull().default(false),
  hasDvAccess: boolean("has_dv_access").notNull().default(false),
  canOrderSupplies: boolean("can_order_supplies").notNull().default(false),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** When the link in the mail was used. Before that nobody can sign in, and a new registration replaces this one. */
  confirmedAt: instant("confirmed_at"),
  clinic: text("clinic"),
  registrationNumber: text("registration_number"),
  /** When an admin approved the vet's registration. */
  vetApprovedAt: instant("vet_approved_at"),
  language: language(),
});

/** Sessions by the hash of their token; only the visitor's cookie holds the token. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    /** Impersonation on an admin's session: which user, why, until when. Without a user: their account was deleted. */
    actingAs: integer("acting_as").references(() => users.id, { onDelete: "set null" }),
    actingReason: text("acting_reason"),
    actingUntil: instant("acting_until"),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    indexWherePresent("sessions_acting_as", table.actingAs),
  ],
);
