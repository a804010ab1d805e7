import { sql } from "drizzle-orm";
import { type Language, textSearchConfig } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import type { Vocabulary } from "@/backend/db/schema/search";
import { splitSearchTerms } from "@/lib/domain/search-terms";
import { findNearestWords } from "./nearest-words";

/** One search word. `matches` is the word itself if it is known, else similar known words, which may be none. */
export interface SearchTerm {
  readonly isKnown: boolean;
  readonly matches: readonly string[];
}

/** A search with corrected typos. Without terms it matches nothing. */
export interface SearchQuery {
  readonly text: string;
  /** The language it is written in. */
  readonly language: Language;
  readonly terms: readonly SearchTerm[];
}

const maxWords = 12;

interface SearchInput {
  readonly text: string;
  readonly language: Language;
}

/** Looks the words up in the vocabulary with one query. Undefined for an empty text, which matches everything. */
export async function parseSearchQuery(
  tx: Tx,
  vocabulary: Vocabulary,
  { text, language }: SearchInput,
): Promise<SearchQuery | undefined> {
  if (text.trim() === "") return undefined;
  const typed = splitSearchTerms(text).slice(0, maxWords);
  if (typed.length === 0) return { text: "", language, terms: [] };
  const lookups = await lookUpWords(tx, vocabulary, { typed, language });
  const allTerms = lookups.map(({ word, isKnown, isFiller, similar }) => ({
    ...{ isFiller, isKnown },
    matches: isKnown ? [word] : findNearestWords(word, similar),
  }));
  // Filler words such as "for" and "the" only count if there are no others.
  const significant = allTerms.filter(({ isFiller }) => !isFiller);
  const terms = significant.length > 0 ? significant : allTerms;
  // Every term must match, so an unknown word without similar ones means no results.
  const hasUnknown = terms.some(({ matches }) => matches.length === 0);
  const corrected = allTerms.map(({ matches }, at) => matches[0] ?? typed[at]);
  return { text: corrected.join(" "), language, terms: hasUnknown ? [] : terms };
}

interface WordLookup {
  readonly [key: string]: unknown;
  readonly word: string;
  readonly isFiller: boolean;
  readonly isKnown: boolean;
  readonly similar: readonly string[];
}

async function lookUpWords(
  tx: Tx,
  vocabulary: Vocabulary,
  { typed, language }: { readonly typed: readonly string[]; readonly language: Language },
): Promise<readonly WordLookup[]> {
  const { rows } = await tx.execute<WordLookup>(sql`
    select typed.word, typed.is_filler as "isFiller", typed.is_known as "isKnown",
      case when typed.is_known then '{}' else array(
        select known.word from search_words known
        where known.vocabulary = ${vocabulary} and known.word % typed.word
          and abs(length(known.word) - length(typed.word)) <= 2
        order by similarity(known.word, typed.word) desc, known.word limit 12
      ) end as "similar"
    from (
      select input.word, input.place,
        numnode(to_tsquery(${textSearchConfig(language)}::regconfig, input.word)) = 0 as is_filler,
        exists (
          select from search_words known where known.vocabulary = ${vocabulary}
          and (starts_with(known.word, input.word)
            or (length(input.word) > 2 and strpos(known.word, input.word) > 0))
        ) as is_known
      from json_array_elements_text(${JSON.stringify(typed)}::json) with ordinality as input(word, place)
    ) typed
    order by typed.place`);
  return rows;
}
