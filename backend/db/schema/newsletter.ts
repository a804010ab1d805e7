import { pgTable, text } from "drizzle-orm/pg-core";
import { instant, language } from "./columns";

/** Addresses that get the newsletter, or have been mailed a link to confirm it. */
export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  /** Lower case: guests subscribe too. */
  email: text("email").primaryKey(),
  language: language(),
  /** Unguessable; in the unsubscribe link of every mail. */
  unsubscribeToken: text("unsubscribe_token").notNull().unique(),
  /** Hash of the token in the latest mailed link. Null once it has been used. */
  confirmHash: text("confirm_hash").unique(),
  confirmExpiresAt: instant("confirm_expires_at"),
  /** Null until the link has been used. */
  confirmedAt: instant("confirmed_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
});
