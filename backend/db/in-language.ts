import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { breeds, tests } from "./schema/breeds";
import { products } from "./schema/catalogue";
import { shippingMethods } from "./schema/pricing";
import { translatedSearch } from "./schema/search";
import { type TranslatedEntity, translations } from "./schema/translations";

interface TranslatedTable {
  readonly entity: TranslatedEntity;
  readonly key: PgColumn;
}

/** Tables with texts in several languages, and what their rows are called in `translations`. */
const translated: Readonly<Record<string, TranslatedTable>> = {
  [getTableName(products)]: { entity: "product", key: products.id },
  [getTableName(tests)]: { entity: "test", key: tests.code },
  [getTableName(breeds)]: { entity: "breed", key: breeds.id },
  [getTableName(shippingMethods)]: { entity: "shippingMethod", key: shippingMethods.id },
};

type TextsOfRows = Record<"entity" | "entityId" | "language", PgColumn>;

function isRowOf(column: PgColumn, language: Language, texts: TextsOfRows = translations): SQL {
  const row = translated[getTableName(column.table)];
  if (row === undefined) throw new Error(`${getTableName(column.table)} has no translations.`);
  const { entity, entityId, language: own } = texts;
  return sql`${entity} = ${row.entity} and ${entityId} = ${row.key}::text and ${own} = ${language}`;
}

/**
 * A text of a row in a language, in English where it is not translated: `inLanguage(products.name, language)`. For names
 * beside other facts; a page that marks English texts as such reads them with `translateRows`.
 */
export function inLanguage(column: PgColumn, language: Language): SQL<string> {
  if (language === defaultLanguage) return sql<string>`${column}`;
  const { field, text } = translations;
  return sql<string>`coalesce((select ${text} from ${translations} where ${isRowOf(column, language)} and ${field} = ${column.name}), ${column})`;
}

/** Orders by the name in a language. `english` is the sort key of the English name. */
export function nameOrder(name: PgColumn, english: PgColumn | SQL, language: Language): SQL {
  if (language === defaultLanguage) return sql`${english}`;
  const { field, sortKey } = translations;
  return sql`coalesce((select ${sortKey} from ${translations} where ${isRowOf(name, language)} and ${field} = ${name.name}), ${english})`;
}

/** A JSON object whose translation has some of its fields. */
export function objectInLanguage<Value extends object>(
  column: PgColumn,
  language: Language,
): SQL<Value | null> {
  if (language === defaultLanguage) return sql<Value | null>`${column}`;
  const { field, text } = translations;
  return sql<Value | null>`${column} || coalesce((select ${text}::jsonb from ${translations} where ${isRowOf(column, language)} and ${field} = ${column.name}), '{}')`;
}

export interface SearchColumns {
  readonly search: PgColumn;
  readonly searchText: PgColumn;
  readonly searchExact: PgColumn;
}

/** The search columns of a table, with the words of a language added to the English ones. */
export function searchColumnsIn(table: SearchColumns, language: Language) {
  const { search, searchText, searchExact } = table;
  if (language === defaultLanguage) return { search, searchText, searchExact };
  const own = (column: PgColumn) =>
    sql`(select ${column} from ${translatedSearch} where ${isRowOf(search, language, translatedSearch)})`;
  return {
    search: sql`(${search} || coalesce(${own(translatedSearch.search)}, ''))`,
    searchText: sql`concat_ws(' ', ${searchText}, ${own(translatedSearch.searchText)})`,
    searchExact: sql`(${searchExact} || coalesce(${own(translatedSearch.searchExact)}, '{}'))`,
  };
}
