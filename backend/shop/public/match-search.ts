import { and, like, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { searchColumnsIn, type SearchColumns } from "@/backend/db/in-language";
import { type Language, textSearchConfig } from "@/lib/config/languages";
import type { SearchQuery, SearchTerm } from "@/backend/shop/search/search-types";

/** Matches rows that contain every term. An undefined query matches all rows. */
export function matchesSearch(table: SearchColumns, query: SearchQuery | undefined): SQL | undefined {
  if (query === undefined) return undefined;
  if (query.terms.length === 0) return sql`false`;
  const columns = searchColumnsIn(table, query.language);
  return and(...query.terms.map((term) => containsTerm(columns, term, query.language)));
}

/** Words match by prefix and stem; known words also within a name. */
function containsTerm(
  { search, searchText }: ReturnType<typeof searchColumnsIn>,
  { matches: words, isKnown }: SearchTerm,
  language: Language,
): SQL | undefined {
  const byPrefix = sql`${search} @@ ${toTsQuery(words.map((word) => `${word}:*`).join(" | "), language)}`;
  // Words consist of letters and digits only, so LIKE needs no escaping.
  const infixes = words.filter((word) => isKnown && word.length > 2);
  return or(byPrefix, ...infixes.map((word) => like(sql`${searchText}`, `%${word}%`)));
}

/**
 * Literal and stemmed, because the stem of a half-typed word may differ from the stem of the whole word. The words are
 * stemmed in the visitor's language, as the indexed words of that language are; English ones are found by their beginning.
 */
function toTsQuery(words: string, language: Language): SQL {
  return sql`(to_tsquery(${textSearchConfig(language)}::regconfig, ${words}) || to_tsquery('simple', ${words}))`;
}

/**
 * Best match first: exact name, prefix of the name, all words in the name, all words as prefixes in the name, then text
 * rank. The rank is rounded, so that later sort criteria decide between nearly equal matches.
 */
export function searchRank(table: SearchColumns, name: PgColumn | SQL, query: SearchQuery): SQL {
  const { search, searchExact } = searchColumnsIn(table, query.language);
  const allTerms = (suffix: string) =>
    toTsQuery(
      query.terms.map(({ matches }) => `(${matches.map((word) => word + suffix).join(" | ")})`).join(" & "),
      query.language,
    );
  return sql`case
    when ${query.text} = any(${searchExact}) then 0
    when starts_with(${name}, ${query.text}) then 1
    when ${search} @@ ${allTerms(":A")} then 2
    when ${search} @@ ${allTerms(":*A")} then 3
    else 4 end,
    round(ts_rank(${search}, ${allTerms(":*")})::numeric, 1) desc`;
}
