import { date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ShowKind, ShowState } from "@/lib/config/community/shows";
import { approvals } from "./approvals";
import { belongsTo, instant } from "./columns";
import { coupons } from "./pricing";
import { users } from "./users";

/** Shows of clubs, registered for a swab clinic or for sponsorship. */
export const shows = pgTable(
  "shows",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: belongsTo("user_id", () => users.id),
    /** Null after a waiting application was withdrawn. */
    approvalId: integer("approval_id")
      .unique()
      .references(() => approvals.id, { onDelete: "set null" }),
    kind: text("kind").$type<ShowKind>().notNull(),
    state: text("state").$type<ShowState>().notNull().default("requested"),
    club: text("club").notNull(),
    name: text("name").notNull(),
    heldOn: date("held_on", { mode: "string" }).notNull(),
    place: text("place").notNull(),
    /** Expected entries. */
    entries: integer("entries").notNull(),
    /** Swab kits requested. */
    kits: integer("kits").notNull(),
    request: text("request"),
    offer: text("offer"),
    catalogueOn: date("catalogue_on", { mode: "string" }),
    contactName: text("contact_name").notNull(),
    contactEmail: text("contact_email").notNull(),
    contactPhone: text("contact_phone"),
    /** Discount code for exhibitors. */
    couponCode: text("coupon_code").references(() => coupons.code, { onDelete: "set null" }),
    kitsSent: integer("kits_sent"),
    trackingNumber: text("tracking_number"),
    /** The admin's note on the last change of state. */
    note: text("note"),
    reportedEntries: integer("reported_entries"),
    reportedSwabbed: integer("reported_swabbed"),
    reportedReturned: integer("reported_returned"),
    reportText: text("report_text"),
    reportedAt: instant("reported_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("shows_user").on(table.userId, table.id),
    index("shows_state").on(table.state, table.heldOn),
  ],
);
