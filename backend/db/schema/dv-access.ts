import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { DvReadKind } from "@/lib/config/animals/dv-access";
import { animals } from "./animals";
import { belongsTo, instant } from "./columns";
import { users } from "./users";

/** When Dogs Victoria saw an animal. Append-only; what is read within a minute is one entry. */
export const dvReads = pgTable(
  "dv_reads",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    animalId: belongsTo("animal_id", () => animals.id),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind").$type<DvReadKind>().notNull(),
    /** To the minute. */
    at: instant("at").notNull(),
  },
  (table) => [
    unique("dv_reads_once").on(table.animalId, table.userId, table.kind, table.at),
    index("dv_reads_user").on(table.userId),
  ],
);
