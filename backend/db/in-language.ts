import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { breeds, tests } from "./schema/breeds";
import { products } from "./schema/catalogue";
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
};

function isRowOf(column: PgColumn, language: Language): SQL {
  const row = translated[getTableName(column.table)];
  if (row === undefined) throw new Error(`${getTableName(column.table)} has no translations.`);
  const { entity, entityId, language: own } = translations;
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

/** Whether name or summary of the column's row contain a word, which has letters and digits only, in a language. */
export function translationContains(column: PgColumn, language: Language, word: string): SQL {
  const { field, sortKey } = translations;
  return sql`exists (select from ${translations} where ${isRowOf(column, language)} and ${field} in ('name', 'summary') and ${sortKey} like ${`%${word}%`})`;
}
