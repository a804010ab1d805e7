import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ContactTopic } from "@/lib/config/community/contact";
import { instant, language } from "./columns";
import { users } from "./users";

/** Messages from the contact form. */
export const contactRequests = pgTable(
  "contact_requests",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Random id of the submitted form. */
    formId: text("form_id").notNull().unique(),
    /** Null for guests. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    topic: text("topic").$type<ContactTopic>().notNull(),
    name: text("name").notNull(),
    /** Lower case. */
    email: text("email").notNull(),
    /** A barcode or an order number, as typed. */
    reference: text("reference"),
    message: text("message").notNull(),
    /** Note of the admins. */
    note: text("note"),
    language: language(),
    createdAt: instant("created_at").notNull().defaultNow(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    index("contact_requests_email").on(table.email),
    index("contact_requests_user").on(table.userId),
    index("contact_requests_answered").on(table.answeredAt, table.createdAt),
  ],
);
