import { sql } from "drizzle-orm";
import { customType, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const emptyList = sql`'{}'`;

/** What a search looks in, for every table that can be searched: made by `searchable` of the seed, never by hand. */
export const searchColumns = () => ({
  /** Names in lower case without accents, of which any part is found. */
  searchText: text("search_text").notNull().default(""),
  /** What somebody may type who means exactly this: name, code, gene, everyday name. */
  searchExact: text("search_exact").array().notNull().default(emptyList),
  /** Texts by weight: what it is called, what else it is called, whom it concerns, what it is about. */
  searchParts: text("search_parts").array().notNull().default(emptyList),
  search: tsvector("search").generatedAlwaysAs(
    sql`setweight(to_tsvector('english', coalesce(search_parts[1], '')), 'A') || setweight(to_tsvector('english', coalesce(search_parts[2], '')), 'B') || setweight(to_tsvector('english', coalesce(search_parts[3], '')), 'C') || setweight(to_tsvector('english', coalesce(search_parts[4], '')), 'D')`,
  ),
});

export const vocabularies = ["breeds", "products"] as const;
export type Vocabulary = (typeof vocabularies)[number];

/** Every word that can be found, so that a mistyped one is put right by the nearest of them. */
export const searchWords = pgTable(
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
