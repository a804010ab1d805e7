import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/config/languages";
import { sortable } from "./columns";

export const translatedEntities = ["product", "test", "breed", "shippingMethod"] as const;
export type TranslatedEntity = (typeof translatedEntities)[number];

/** Texts of database rows in other languages than English, which stands in the row itself. */
export const translations = pgTable(
  "translations",
  {
    entity: text("entity").$type<TranslatedEntity>().notNull(),
    /** Primary key of the row, as text: tests have a code. */
    entityId: text("entity_id").notNull(),
    field: text("field").notNull(),
    language: text("language").$type<Language>().notNull(),
    text: text("text").notNull(),
    /** The text in lower case without accents, for search and order. */
    sortKey: sortable("sort_key").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entityId, table.field, table.language] }),
    index("translations_language").on(table.entity, table.language),
  ],
);
