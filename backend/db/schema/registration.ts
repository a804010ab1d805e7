import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { users } from "./people";

export type LinkPurpose = "confirm" | "reset";

/** Links sent by mail. The token itself is in the mail only; here is its hash, until it is used. */
export const mailLinks = pgTable(
  "mail_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** Null: of nobody, see the outbox. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("mail_links_user").on(table.userId), index("mail_links_expiry").on(table.expiresAt)],
);

/** How often something was tried since when; the key is a hash, so that no address stands here. */
export const attemptCounts = pgTable(
  "attempt_counts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [index("attempt_counts_end").on(table.endsAt)],
);

/** Keys that the programs sharing this database sign with. Made by the first that needs one. */
export const signingKeys = pgTable("signing_keys", {
  name: text("name").primaryKey(),
  secret: text("secret").notNull(),
});
