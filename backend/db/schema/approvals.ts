import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ApprovalKind, ApprovalState } from "@/lib/config/community/approvals";
import { indexWherePresent, instant } from "./columns";
import { users } from "./users";

/**
 * Users may have several shows and research applications that wait; of every other kind one. As literals: an index has no
 * parameters.
 */
export const isOnlyWaiting = sql`state = 'waiting' and kind not in ('shows', 'sponsorship', 'research')`;

/** Applications and their decisions. Decided once; a new application is a new row. */
export const approvals = pgTable(
  "approvals",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<ApprovalKind>().notNull(),
    /** Null for a guest. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    state: text("state").$type<ApprovalState>().notNull().default("waiting"),
    /** The applicant's message; null if none. */
    details: text("details"),
    note: text("note"),
    decidedBy: integer("decided_by").references(() => users.id, { onDelete: "set null" }),
    /** Copied: a decision outlives the admin's account. */
    decidedByName: text("decided_by_name"),
    decidedAt: instant("decided_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("approvals_one_waiting").on(table.userId, table.kind).where(isOnlyWaiting),
    index("approvals_user").on(table.userId, table.kind, table.id),
    index("approvals_state").on(table.state, table.id),
    indexWherePresent("approvals_decided_by", table.decidedBy),
  ],
);
