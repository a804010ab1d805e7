import { type SQL, sql } from "drizzle-orm";
import { customType, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { defaultLanguage, type Language, languages, textSearchConfig } from "@/lib/config/languages";
import type { TranslatedEntity } from "./translations";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const emptyList = sql`'{}'`;

function configOf(language: Language): SQL {
  return sql.raw(`'${textSearchConfig(language)}'`);
}

/** Search columns of a searchable table, filled by `searchable` of the seed. `config` stems their words. */
export const searchColumns = (config = configOf(defaultLanguage)) => ({
  /** Names in lower case without accents, matched by any part. */
  searchText: text("search_text").notNull().default(""),
  /** Exact matches: name, code, gene, everyday name. */
  searchExact: text("search_exact").array().notNull().default(emptyList),
  /** Texts by weight: names, other names, breeds concerned, summary. */
  searchParts: text("search_parts").array().notNull().default(emptyList),
  search: tsvector("search").generatedAlwaysAs(
    sql.join(
      ["A", "B", "C", "D"].map(
        (weight, at) =>
          sql`setweight(to_tsvector(${config}, coalesce(search_parts[${sql.raw(String(at + 1))}], '')), ${sql.raw(`'${weight}'`)})`,
      ),
      sql` || `,
    ),
  ),
});

export const vocabularies = ["breeds", "products"] as const;
export type Vocabulary = (typeof vocabularies)[number];

/** Every searchable word, used to correct typing mistakes. */
export const searchTerms = pgTable(
  "search_words",
  {
    vocabulary: text("vocabulary").$type<Vocabulary>().notNull(),
    language: text("language").$type<Language>().notNull().default(defaultLanguage),
    word: text("word").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vocabulary, table.language, table.word] }),
    index("search_words_similar").using("gin", table.word.op("gin_trgm_ops")),
  ],
);

const configOfRow = sql.raw(
  `case language ${languages.map((name) => `when '${name}' then '${textSearchConfig(name)}'::regconfig`).join(" ")} else 'simple'::regconfig end`,
);

/** What a row is found by in another language, beside the English words in the row itself. */
export const translatedSearch = pgTable(
  "translated_search",
  {
    entity: text("entity").$type<TranslatedEntity>().notNull(),
    /** Primary key of the row, as text. */
    entityId: text("entity_id").notNull(),
    language: text("language").$type<Language>().notNull(),
    ...searchColumns(configOfRow),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entityId, table.language] })],
);
