import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { UserType } from "@/lib/config/user-types";
import { instant } from "./columns";
import { countries } from "./geography";

export const users = pgTable("users", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  /** Always lower case: one mailbox, one account. */
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
  clinic: text("clinic"),
  registrationNumber: text("registration_number"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** The token itself is in the visitor's cookie only; here is its hash. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);
