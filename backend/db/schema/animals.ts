import { boolean, date, index, integer, jsonb, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import type { Sex } from "@/lib/config/animals";
import type { Technology } from "@/lib/domain/parentage";
import { breeds } from "./breeds";
import { instant } from "./columns";
import { users } from "./users";

/** A user's dog or cat; for vets, a patient. */
export const animals = pgTable(
  "animals",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    speciesId: smallint("species_id").notNull(),
    /** Null for mixed or unknown breed. */
    breedId: integer("breed_id").references(() => breeds.id),
    sex: text("sex").$type<Sex>().notNull(),
    bornOn: date("born_on", { mode: "string" }),
    registrationName: text("registration_name"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("animals_owner").on(table.ownerId, table.speciesId, table.name)],
);

/** A fixed set of markers. Only profiles of the same panel can be compared. */
export const dnaPanels = pgTable("dna_panels", {
  key: text("key").primaryKey(),
  name: text("name").notNull(),
  speciesId: smallint("species_id").notNull(),
  technology: text("technology").$type<Technology>().notNull(),
  markers: text("markers").array().notNull(),
  /** Minimum number of markers with a result in all compared profiles. */
  leastCommon: smallint("least_common").notNull(),
  /** Whether new profiles use this panel. */
  isCurrent: boolean("is_current").notNull(),
});

export const dnaProfiles = pgTable(
  "dna_profiles",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    animalId: integer("animal_id")
      .notNull()
      .references(() => animals.id, { onDelete: "cascade" }),
    panelKey: text("panel_key")
      .notNull()
      .references(() => dnaPanels.key),
    madeOn: date("made_on", { mode: "string" }).notNull(),
    /** Both alleles by marker. A marker without a result is missing. */
    alleles: jsonb("alleles").$type<Readonly<Record<string, readonly [string, string]>>>().notNull(),
  },
  // One per animal and panel: a repeated test keeps the better profile.
  (table) => [unique("dna_profiles_once").on(table.animalId, table.panelKey)],
);
