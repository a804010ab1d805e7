import { sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import type { Vocabulary } from "@/backend/db/schema/search";
import { wordsIn } from "@/lib/domain/search-words";
import { nearestOf } from "./nearest";

/** A typed word: itself where some word holds it, else the nearest words, else nothing. */
export interface SoughtWord {
  readonly isKnown: boolean;
  readonly words: readonly string[];
}

/** What somebody looks for; no words: nothing can be it. `text` is all of it, put right where it was mistyped. */
export interface Sought {
  readonly text: string;
  readonly words: readonly SoughtWord[];
}

const maxWords = 12;

/** Reads a search against the words there are, in one small query. Undefined: nothing was asked. */
export async function readSearch(tx: Tx, vocabulary: Vocabulary, text: string): Promise<Sought | undefined> {
  if (text.trim() === "") return undefined;
  const typed = wordsIn(text).slice(0, maxWords);
  if (typed.length === 0) return { text: "", words: [] };
  const read = (await look(tx, vocabulary, typed)).map(({ word, isKnown, alike, ...row }) => ({
    ...row,
    isKnown,
    words: isKnown ? [word] : nearestOf(word, alike),
  }));
  // "for", "the": only where there is nothing else.
  const telling = read.filter(({ isFiller }) => !isFiller);
  const words = telling.length > 0 ? telling : read;
  // Every word has to be found: with one that is like nothing there is nothing.
  const isHopeless = words.some((word) => word.words.length === 0);
  const corrected = read.map((word, at) => word.words[0] ?? typed[at]);
  return { text: corrected.join(" "), words: isHopeless ? [] : words };
}

interface Looked {
  readonly [key: string]: unknown;
  readonly word: string;
  readonly isFiller: boolean;
  readonly isKnown: boolean;
  readonly alike: readonly string[];
}

async function look(tx: Tx, vocabulary: Vocabulary, typed: readonly string[]): Promise<readonly Looked[]> {
  const { rows } = await tx.execute<Looked>(sql`
    select typed.word, typed.is_filler as "isFiller", typed.is_known as "isKnown",
      case when typed.is_known then '{}' else array(
        select known.word from search_words known
        where known.vocabulary = ${vocabulary} and known.word % typed.word
          and abs(length(known.word) - length(typed.word)) <= 2
        order by similarity(known.word, typed.word) desc, known.word limit 12
      ) end as alike
    from (
      select given.word, given.place,
        numnode(to_tsquery('english', given.word)) = 0 as is_filler,
        exists (
          select from search_words known where known.vocabulary = ${vocabulary}
          and (starts_with(known.word, given.word)
            or (length(given.word) > 2 and strpos(known.word, given.word) > 0))
        ) as is_known
      from json_array_elements_text(${JSON.stringify(typed)}::json) with ordinality as given(word, place)
    ) typed
    order by typed.place`);
  return rows;
}
