import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sortable } from "./columns";

export const countries = pgTable("countries", {
  id: integer("id").primaryKey(),
  code: text("code").notNull().unique(),
  name: text("name").notNull(),
  sortKey: sortable("sort_key").notNull(),
  currency: text("currency").notNull(),
});

export const states = pgTable(
  "states",
  {
    id: integer("id").primaryKey(),
    countryCode: text("country_code")
      .notNull()
      .references(() => countries.code),
    code: text("code").notNull(),
    name: text("name").notNull(),
    sortKey: sortable("sort_key").notNull(),
  },
  (table) => [uniqueIndex("states_country_code").on(table.countryCode, table.code)],
);
