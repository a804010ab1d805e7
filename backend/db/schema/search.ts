import { sql } from "drizzle-orm";
import { customType, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const emptyList = sql`'{}'`;

/** Search columns of a searchable table, filled by `searchable` of the seed. */
export const searchColumns = () => ({
  /** Names in lower case without accents, matched by any part. */
  searchText: text("search_text").notNull().default(""),
  /** Exact matches: name, code, gene, everyday name. */
  searchExact: text("search_exact").array().notNull().default(emptyList),
  /** Texts by weight: names, other names, breeds concerned, summary. */
  searchParts: text("search_parts").array().notNull().default(emptyList),
  search: tsvector("search").generatedAlwaysAs(
    sql`setweight(to_tsvector('english', coalesce(search_parts[1], '')), 'A') || setweight(to_tsvector('english', coalesce(search_parts[2], '')), 'B') || setweight(to_tsvector('english', coalesce(search_parts[3], '')), 'C') || setweight(to_tsvector('english', coalesce(search_parts[4], '')), 'D')`,
  ),
});

export const vocabularies = ["breeds", "products"] as const;
export type Vocabulary = (typeof vocabularies)[number];

/** Every searchable word, used to correct typing mistakes. */
export const searchTerms = pgTable(
  "search_words",
  {
    vocabulary: text("vocabulary").$type<Vocabulary>().notNull(),
    word: text("word").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vocabulary, table.word] }),
    index("search_words_similar").using("gin", table.word.op("gin_trgm_ops")),
  ],
);
