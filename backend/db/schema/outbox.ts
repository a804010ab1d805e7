import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Mails to be sent, written in the transaction of what they tell of: neither is there without the other. */
export const outbox = pgTable(
  "outbox",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Null: for nobody. Written where an address has no account, so that both cost the same. */
    to: text("to"),
    subject: text("subject").notNull(),
    /** Both are emptied once sent: the link in them is a key. */
    html: text("html").notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
    attempts: smallint("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
    /** Of an account that is gone: once it is sent, or given up, the address goes too. */
    isLast: boolean("is_last").notNull().default(false),
  },
  (table) => [
    index("outbox_waiting")
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
