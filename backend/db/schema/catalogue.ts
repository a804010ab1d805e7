import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { breeds, tests } from "./breeds";
import { changedOn, refersTo, seeded, sortable } from "./columns";
import { searchColumns } from "./search";

export const productTypes = pgTable("product_types", {
  id: smallint("id").primaryKey(),
  name: text("name").notNull().unique(),
});

export const bodySystems = pgTable("body_systems", {
  id: smallint("id").primaryKey(),
  name: text("name").notNull().unique(),
});

export const categories = pgTable("categories", {
  id: smallint("id").primaryKey(),
  name: text("name").notNull(),
  speciesId: smallint("species_id"),
  heading: text("heading"),
  group: text("group").notNull(),
});

export const products = pgTable(
  "products",
  {
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    sortKey: sortable("sort_key").notNull(),
    ...searchColumns(),
    speciesId: smallint("species_id"),
    typeId: smallint("type_id")
      .notNull()
      .references(() => productTypes.id),
    categoryId: smallint("category_id")
      .notNull()
      .references(() => categories.id),
    bodySystem: text("body_system"),
    summary: text("summary").notNull(),
    description: text("description").notNull(),
    audiences: text("audiences").array().notNull(),
    isForAllBreeds: boolean("is_for_all_breeds").notNull(),
    isAnimalRequired: boolean("is_animal_required").notNull(),
    upgrade: text("upgrade").$type<"tests" | "full-breed">(),
    isSpecial: boolean("is_special").notNull(),
    sample: text("sample").notNull(),
    turnaroundMinDays: smallint("turnaround_min_days"),
    turnaroundMaxDays: smallint("turnaround_max_days"),
    packSize: smallint("pack_size").notNull(),
    packOf: integer("pack_of"),
    onlyCountries: text("only_countries").array(),
    popularity: integer("popularity").notNull(),
    createdOn: date("created_on", { mode: "string" }).notNull(),
    changedOn: changedOn(),
  },
  (table) => [
    // Nulls first although there are none: lists sort that way, and PostgreSQL would otherwise not use the index.
    index("products_popularity").on(table.popularity.desc().nullsFirst(), table.id),
    index("products_newest").on(table.createdOn.desc().nullsFirst(), table.id),
    index("products_sort").on(table.sortKey),
    index("products_all_breeds")
      .on(table.speciesId)
      .where(sql`${table.isForAllBreeds}`),
    index("products_category").on(table.categoryId),
    index("products_search").using("gin", table.search),
    // For a word in the middle of a name; together with the full-text index it covers every search.
    index("products_search_text").using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);

export const productTests = pgTable(
  "product_tests",
  {
    productId: refersTo("product_id", () => products.id),
    testCode: text("test_code")
      .notNull()
      .references(() => tests.code),
    position: smallint("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.testCode] }),
    index("product_tests_test").on(table.testCode),
  ],
);

export const productBreeds = pgTable(
  "product_breeds",
  {
    productId: refersTo("product_id", () => products.id),
    breedId: refersTo("breed_id", () => breeds.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.breedId] }),
    index("product_breeds_breed").on(table.breedId),
  ],
);

/** Price of a product in a regional store, in minor units of its currency. */
export const prices = pgTable(
  "prices",
  {
    productId: refersTo("product_id", () => products.id),
    store: text("region").notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    seeded: seeded(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.store] }),
    index("prices_region_amount").on(table.store, table.amount, table.productId),
  ],
);
