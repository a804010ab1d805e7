import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant, language } from "./columns";

/** A document by reference: it is rendered when the mail is sent. */
export type MailAttachment =
  | { readonly kind: "invoice"; readonly invoiceId: number }
  | { readonly kind: "issued-document"; readonly documentId: number };

/** Mails to be sent, written in the transaction of the event they report. The job `send-mail` sends them. */
export const outbox = pgTable(
  "outbox",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Null: no recipient. Written where an address has no account, so that both cases take equally long. */
    to: text("to"),
    subject: text("subject").notNull(),
    /** Both bodies are emptied once sent, because the link in them is a credential. */
    html: text("html").notNull(),
    text: text("text").notNull(),
    attachments: jsonb("attachments").$type<readonly MailAttachment[]>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
    attempts: smallint("attempts").notNull().default(0),
    lastError: text("last_error"),
    /** To a deleted account: the row is deleted once it is sent or has failed for good. */
    isLast: boolean("is_last").notNull().default(false),
    language: language(),
    /** Turns mails of this kind off without signing in. Emptied once sent, like the bodies. */
    unsubscribeUrl: text("unsubscribe_url"),
  },
  (table) => [
    index("outbox_unsent")
      .on(table.id)
      .where(sql`${table.sentAt} is null`),
  ],
);
