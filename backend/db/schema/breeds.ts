import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { ConditionFacts } from "@/lib/domain/shop/condition";
import { changedOn, refersTo, sortable } from "./columns";
import { searchColumns } from "./search";

export const breeds = pgTable(
  "breeds",
  {
    id: integer("id").primaryKey(),
    speciesId: smallint("species_id").notNull(),
    name: text("name").notNull(),
    sortKey: sortable("sort_key").notNull(),
    ...searchColumns(),
    group: text("group").notNull(),
    kind: text("kind").notNull(),
    varietyOf: text("variety_of"),
    origin: text("origin"),
    coat: text("coat"),
    aliases: text("aliases").array().notNull(),
    registries: text("registries").array().notNull(),
    vbo: text("vbo"),
    fci: text("fci"),
    changedOn: changedOn(),
  },
  (table) => [index("breeds_species_sort").on(table.speciesId, table.sortKey)],
);

/** The facts of a genetic test, apart from the product that sells it. */
export const tests = pgTable("tests", {
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  speciesId: smallint("species_id").notNull(),
  kind: text("kind").notNull(),
  gene: text("gene"),
  omia: text("omia"),
  inheritance: text("inheritance").notNull(),
  bodySystem: text("body_system").notNull(),
  summary: text("summary").notNull(),
  evidence: text("evidence").notNull(),
  /** Public references that confirm the gene. */
  sources: text("sources")
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** For the conditions that are ordered most. */
  condition: jsonb("condition").$type<ConditionFacts>(),
  changedOn: changedOn(),
  ...searchColumns(),
});

export const testBreeds = pgTable(
  "test_breeds",
  {
    testCode: text("test_code")
      .notNull()
      .references(() => tests.code),
    breedId: refersTo("breed_id", () => breeds.id),
  },
  (table) => [
    primaryKey({ columns: [table.testCode, table.breedId] }),
    index("test_breeds_breed").on(table.breedId),
  ],
);
