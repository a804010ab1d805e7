import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { NotificationEvent, OptionalKind } from "@/lib/config/kernel/notifications";
import { belongsTo, instant } from "./columns";
import { users } from "./users";

/** Variables of a title: names and numbers only. The title is written in the reader's language. */
export interface NotificationParams {
  /** Name of an animal or a show. */
  readonly name?: string;
  /** A person or a club. */
  readonly other?: string;
  /** Number of an order, or barcode of a tube. */
  readonly number?: string;
  /** Kind of an application. */
  readonly topic?: string;
  readonly count?: number;
}

const userId = () => belongsTo("user_id", () => users.id);

/** What happened to somebody's samples, animals and orders, written in the transaction of the event. */
export const notifications = pgTable(
  "notifications",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    event: text("event").$type<NotificationEvent>().notNull(),
    /** Identifies the event: a repeated job writes it once. */
    eventKey: text("event_key").notNull(),
    params: jsonb("params").$type<NotificationParams>().notNull(),
    /** Page of the portal that shows what it is about. */
    path: text("path").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    readAt: instant("read_at"),
    /** When the link in its mail was used, which works once. */
    unsubscribedAt: instant("unsubscribed_at"),
  },
  (table) => [
    unique("notifications_event").on(table.userId, table.event, table.eventKey),
    index("notifications_user").on(table.userId, table.id),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index("notifications_created").on(table.createdAt),
  ],
);

/** Kinds of notifications that an account does not get as mails. */
export const mutedMails = pgTable(
  "muted_mails",
  {
    userId: userId(),
    kind: text("kind").$type<OptionalKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
