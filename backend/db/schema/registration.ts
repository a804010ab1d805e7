import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { users } from "./users";

export type LinkPurpose = "confirm" | "reset";

/** Links sent by mail, by the hash of their token; only the mail holds the token. */
export const mailLinks = pgTable(
  "mail_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** Null: no account, see the outbox. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("mail_links_user").on(table.userId), index("mail_links_expiry").on(table.expiresAt)],
);

/** Signing keys shared by all processes on this database. Created by the first that needs one. */
export const signingKeys = pgTable("signing_keys", {
  name: text("name").primaryKey(),
  secret: text("secret").notNull(),
});
