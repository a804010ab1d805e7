import { and, like, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Sought, SoughtWord } from "./sought";

/** Columns that `searchColumns` gives a table, and the one it is sorted by. */
interface Searchable {
  readonly search: PgColumn;
  readonly searchText: PgColumn;
  readonly searchExact: PgColumn;
}

/** Whether a row holds every word that is sought. Who seeks nothing finds everything. */
export function matches(table: Searchable, sought: Sought | undefined): SQL | undefined {
  if (sought === undefined) return undefined;
  if (sought.words.length === 0) return sql`false`;
  return and(...sought.words.map((word) => holds(table, word)));
}

/** A word is found by its beginning, whatever its ending; a known one also in the middle of a name. */
function holds({ search, searchText }: Searchable, { words, isKnown }: SoughtWord): SQL | undefined {
  const inWords = sql`${search} @@ ${anyEnding(words.map((word) => `${word}:*`).join(" | "))}`;
  // Words are letters and digits only: there is nothing in them to escape.
  const inNames = words.filter((word) => isKnown && word.length > 2);
  return or(inWords, ...inNames.map((word) => like(searchText, `%${word}%`)));
}

/** As typed and by its stem: the stem of half a word is not always the beginning of the stem of the whole. */
function anyEnding(words: string): SQL {
  return sql`(to_tsquery('english', ${words}) || to_tsquery('simple', ${words}))`;
}

/**
 * The best first: what is called exactly so, what begins so, what has every word in its name, whole or begun, then by
 * where and how often the words stand. Nearly equal ones are left to what comes after.
 */
export function closeness(table: Searchable, name: PgColumn | SQL, sought: Sought): SQL {
  const { search, searchExact } = table;
  const all = (how: string) =>
    anyEnding(
      sought.words.map(({ words }) => `(${words.map((word) => word + how).join(" | ")})`).join(" & "),
    );
  return sql`case
    when ${sought.text} = any(${searchExact}) then 0
    when starts_with(${name}, ${sought.text}) then 1
    when ${search} @@ ${all(":A")} then 2
    when ${search} @@ ${all(":*A")} then 3
    else 4 end,
    round(ts_rank(${search}, ${all(":*")})::numeric, 1) desc`;
}
