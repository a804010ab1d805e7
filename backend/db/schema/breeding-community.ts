import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { Relation, RelativeSearchState } from "@/lib/config/breeding/relatives";
import { animals } from "./animals";
import { breeds, tests } from "./breeds";
import { belongsTo, instant } from "./columns";
import { users } from "./users";

/** Animals whose owners compare them with others. Deleted when consent ends. */
export const relativeConsents = pgTable(
  "relative_consents",
  {
    animalId: belongsTo("animal_id", () => animals.id).primaryKey(),
    /** Who consented: it counts only while they own the animal. */
    ownerId: belongsTo("owner_id", () => users.id),
    consentedAt: instant("consented_at").notNull().defaultNow(),
    state: text("state").$type<Exclude<RelativeSearchState, "off">>().notNull().default("waiting"),
  },
  (table) => [index("relative_consents_owner").on(table.ownerId)],
);

/** Relatives found, in both directions. Ends with the consent of either side. */
export const relativeMatches = pgTable(
  "relative_matches",
  {
    animalId: belongsTo("animal_id", () => relativeConsents.animalId),
    relativeId: belongsTo("relative_id", () => relativeConsents.animalId),
    relation: text("relation").$type<Relation>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.animalId, table.relativeId] }),
    index("relative_matches_relative").on(table.relativeId),
  ],
);

/** Published shares of results per breed and condition, in whole percent. Written by a daily job. */
export const carrierRates = pgTable(
  "carrier_rates",
  {
    breedId: belongsTo("breed_id", () => breeds.id),
    testCode: text("test_code")
      .notNull()
      .references(() => tests.code, { onDelete: "cascade" }),
    /** The counted animals: tells the next run who is new and who has withdrawn. */
    animalIds: integer("animal_ids").array().notNull(),
    clear: smallint("clear").notNull(),
    carrier: smallint("carrier").notNull(),
    affected: smallint("affected").notNull(),
    /** Counts invented animals of the demo. */
    isDemo: boolean("is_demo").notNull(),
    computedOn: date("computed_on", { mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.breedId, table.testCode] })],
);
