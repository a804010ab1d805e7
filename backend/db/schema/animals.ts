import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { WeightType } from "@/lib/config/kits/activation";
import type { Sex } from "@/lib/config/animals/animals";
import type { Technology } from "@/lib/domain/animals/parentage";
import { breeds } from "./breeds";
import { belongsTo, bytea, instant } from "./columns";
import { kits } from "./kits";
import { users } from "./users";

/** A chip or registration number as it is compared. The indexes of numbers are on this expression. */
export const plainNumber = (column: AnyPgColumn) =>
  sql`upper(regexp_replace(${column}, '[[:space:]-]', '', 'g'))`;

/** A user's dog or cat; for vets, a patient. */
export const animals = pgTable(
  "animals",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Current owner; a trigger keeps `animal_owners`. Null until somebody claims it, and after the owner's account was deleted. */
    ownerId: integer("owner_id").references(() => users.id, { onDelete: "set null" }),
    /** Client of a vet, until the client takes the animal over. */
    contactName: text("contact_name"),
    contactEmail: text("contact_email"),
    name: text("name").notNull(),
    speciesId: smallint("species_id").notNull(),
    /** Null for mixed or unknown breed. */
    breedId: integer("breed_id").references(() => breeds.id),
    isMixedBreed: boolean("is_mixed_breed").notNull().default(false),
    sex: text("sex").$type<Sex>().notNull(),
    bornOn: date("born_on", { mode: "string" }),
    diedOn: date("died_on", { mode: "string" }),
    weight: numeric("weight", { precision: 6, scale: 2 }),
    weightType: text("weight_type").$type<WeightType>().notNull().default("kg"),
    personality: text("personality"),
    /** Unique per owner: a chip number belongs to one animal of an account. */
    chipNumber: text("chip_number"),
    registrationNumber: text("registration_number"),
    registrationName: text("registration_name"),
    litterId: integer("litter_id"),
    /** As stated by the owner; `parentage_requests` says which are verified. */
    damId: integer("dam_id").references((): AnyPgColumn => animals.id, { onDelete: "set null" }),
    sireId: integer("sire_id").references((): AnyPgColumn => animals.id, { onDelete: "set null" }),
    /** Unguessable: the photo is public under it. */
    photoId: text("photo_id").unique(),
    archivedAt: instant("archived_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("animals_owner").on(table.ownerId, table.speciesId, table.name),
    uniqueIndex("animals_chip").on(table.ownerId, table.chipNumber),
    index("animals_litter").on(table.litterId),
    index("animals_dam").on(table.damId),
    index("animals_sire").on(table.sireId),
    index("animals_contact").on(table.contactEmail),
    index("animals_plain_chip").on(plainNumber(table.chipNumber)),
    index("animals_plain_registration").on(plainNumber(table.registrationNumber)),
  ],
);

/** Photos of animals, re-encoded. */
export const animalPhotos = pgTable("animal_photos", {
  id: text("id").primaryKey(),
  animalId: belongsTo("animal_id", () => animals.id),
  image: bytea("image").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

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
    animalId: belongsTo("animal_id", () => animals.id),
    panelKey: text("panel_key")
      .notNull()
      .references(() => dnaPanels.key),
    madeOn: date("made_on", { mode: "string" }).notNull(),
    /** Both alleles by marker. A marker without a result is missing. */
    alleles: jsonb("alleles").$type<Readonly<Record<string, readonly [string, string]>>>().notNull(),
    /** The tube it was made from; null for profiles of other laboratories. */
    kitId: integer("kit_id").references(() => kits.id, { onDelete: "set null" }),
    run: smallint("run").notNull().default(1),
    /** The best profile of the animal and panel: the one that is compared. */
    isCurrent: boolean("is_current").notNull().default(true),
  },
  (table) => [
    uniqueIndex("dna_profiles_current")
      .on(table.animalId, table.panelKey)
      .where(sql`${table.isCurrent}`),
    unique("dna_profiles_run").on(table.kitId, table.run, table.panelKey),
  ],
);
