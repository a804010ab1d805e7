import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type {
  ConsentState,
  MarkerComparison,
  ParentageOutcome,
  ParentageState,
} from "@/lib/config/animals/parentage";
import { animals, dnaPanels } from "./animals";
import { clubs } from "./animal-access";
import { belongsTo, instant } from "./columns";
import { orderLines } from "./orders";
import { users } from "./users";

/** Whether animals are the parents of another. */
export const parentageRequests = pgTable(
  "parentage_requests",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Set when requested through a club. */
    clubId: integer("club_id").references(() => clubs.id, { onDelete: "set null" }),
    offspringId: belongsTo("offspring_id", () => animals.id),
    damId: integer("dam_id").references(() => animals.id, { onDelete: "set null" }),
    sireId: integer("sire_id").references(() => animals.id, { onDelete: "set null" }),
    state: text("state").$type<ParentageState>().notNull(),
    /** The bought verification that it consumed. */
    orderLineId: integer("order_line_id").references(() => orderLines.id, { onDelete: "set null" }),
    panelKey: text("panel_key").references(() => dnaPanels.key),
    outcome: text("outcome").$type<ParentageOutcome>(),
    /** Markers with a result in every compared profile. */
    common: smallint("common"),
    /** Match or mismatch per marker; never alleles of other owners. */
    markers: jsonb("markers").$type<readonly MarkerComparison[]>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    reportedAt: instant("reported_at"),
    /** Hidden from the list by who asked; the outcome stays. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("parentage_requests_user").on(table.userId, table.id),
    index("parentage_requests_offspring").on(table.offspringId),
    index("parentage_requests_dam").on(table.damId),
    index("parentage_requests_sire").on(table.sireId),
  ],
);

/** Consent of another owner to compare with their animal. */
export const parentageConsents = pgTable(
  "parentage_consents",
  {
    requestId: belongsTo("request_id", () => parentageRequests.id),
    animalId: belongsTo("animal_id", () => animals.id),
    ownerId: integer("owner_id").references(() => users.id, { onDelete: "set null" }),
    state: text("state").$type<ConsentState>().notNull().default("waiting"),
    /** Given earlier by sharing with this scope, or through the club. */
    isFromGrant: boolean("is_from_grant").notNull().default(false),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.animalId] }),
    index("parentage_consents_owner").on(table.ownerId, table.state),
  ],
);
