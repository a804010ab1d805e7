import { boolean, date, index, integer, jsonb, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import type { Sex } from "@/lib/config/animals";
import type { Technology } from "@/lib/domain/parentage";
import { breeds } from "./breeds";
import { instant } from "./columns";
import { users } from "./people";

/** A dog or cat of somebody's; a vet's are the patients. */
export const animals = pgTable(
  "animals",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    speciesId: smallint("species_id").notNull(),
    /** Empty where it is of mixed breed, or nobody knows. */
    breedId: integer("breed_id").references(() => breeds.id),
    sex: text("sex").$type<Sex>().notNull(),
    bornOn: date("born_on", { mode: "string" }),
    registrationName: text("registration_name"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("animals_owner").on(table.ownerId, table.speciesId, table.name)],
);

/** A fixed set of markers. Profiles are compared within one of them, never across two. */
export const dnaPanels = pgTable("dna_panels", {
  key: text("key").primaryKey(),
  name: text("name").notNull(),
  speciesId: smallint("species_id").notNull(),
  technology: text("technology").$type<Technology>().notNull(),
  markers: text("markers").array().notNull(),
  /** So many markers must have a result in all profiles that are compared. */
  leastCommon: smallint("least_common").notNull(),
  /** What new profiles are made with. */
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
    /** By marker, both versions. A marker without a result is missing. */
    alleles: jsonb("alleles").$type<Readonly<Record<string, readonly [string, string]>>>().notNull(),
  },
  // One of a kind: whoever is typed anew has the better of the two.
  (table) => [unique("dna_profiles_once").on(table.animalId, table.panelKey)],
);
