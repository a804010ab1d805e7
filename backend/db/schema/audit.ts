import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * What admins did as somebody else, and decided about them. Names are kept as they were: an entry outlives the accounts it speaks of, and
 * loses the name of who has theirs deleted.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull().defaultNow(),
    actorId: integer("actor_id").notNull(),
    actor: text("actor").notNull(),
    /** Null: of an account that has been deleted. */
    subjectId: integer("subject_id"),
    subject: text("subject").notNull(),
    call: text("call").notNull(),
    reason: text("reason"),
    requestId: text("request_id").notNull(),
  },
  (table) => [index("audit_entries_at").on(table.at)],
);
