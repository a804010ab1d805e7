import { sql } from "drizzle-orm";
import { defaultLanguage, type Language, textSearchConfig } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { products } from "@/backend/db/schema/catalogue";
import type { Vocabulary } from "@/backend/db/schema/search";
import { findNearestWords } from "@/lib/domain/shop/nearest-words";
import { isStopWord } from "@/lib/domain/shop/stop-words";
import { splitSearchTerms } from "@/lib/domain/shop/search-terms";
import { matchesSearch } from "./match-search";
import type { SearchQuery } from "@/backend/shop/search/search-types";

const maxWords = 12;

interface SearchInput {
  readonly text: string;
  readonly language: Language;
}

/**
 * Looks the words up in the vocabulary. Where no row has all of them, a word that occurs only as part of others, such as
 * "mane", counts as a typo too. Undefined for an empty text, which matches everything.
 */
export async function parseSearchQuery(
  tx: Tx,
  vocabulary: Vocabulary,
  { text, language }: SearchInput,
): Promise<SearchQuery | undefined> {
  if (text.trim() === "") return undefined;
  const typed = splitSearchTerms(text).slice(0, maxWords);
  if (typed.length === 0) return { text: "", language, terms: [] };
  const input = { typed, language };
  const strict = toQuery(input, await lookUpWords(tx, vocabulary, input));
  if (strict.terms.length < 2 || (await hasMatches(tx, vocabulary, strict))) return strict;
  const relaxed = toQuery(input, await lookUpWords(tx, vocabulary, { ...input, isRelaxed: true }));
  return (await hasMatches(tx, vocabulary, relaxed)) ? relaxed : strict;
}

interface TypedWords {
  readonly typed: readonly string[];
  readonly language: Language;
  /** Also looks for words similar to known ones. */
  readonly isRelaxed?: boolean;
}

function toQuery({ typed, language }: TypedWords, lookups: readonly WordLookup[]): SearchQuery {
  const allTerms = lookups.map(({ word, isKnown, isFiller, similar }) => {
    const nearest = findNearestWords(word, similar);
    const isTypo = !isKnown || nearest.length > 0;
    return {
      isFiller: isFiller || isStopWord(word, language),
      isKnown: !isTypo,
      matches: isTypo ? nearest : [word],
    };
  });
  // Filler words such as "for" and "the" only count if there are no others.
  const significant = allTerms.filter(({ isFiller }) => !isFiller);
  const terms = significant.length > 0 ? significant : allTerms;
  // Every term must match, so an unknown word without similar ones means no results.
  const hasUnknown = terms.some(({ matches }) => matches.length === 0);
  const corrected = allTerms.map(({ matches }, at) => matches[0] ?? typed[at]);
  return { text: corrected.join(" "), language, terms: hasUnknown ? [] : terms };
}

const tables = { breeds, products } as const;

async function hasMatches(tx: Tx, vocabulary: Vocabulary, query: SearchQuery): Promise<boolean> {
  const table = tables[vocabulary];
  const rows = await tx.select({ id: table.id }).from(table).where(matchesSearch(table, query)).limit(1);
  return rows.length > 0;
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
  { typed, language, isRelaxed = false }: TypedWords,
): Promise<readonly WordLookup[]> {
  const { rows } = await tx.execute<WordLookup>(sql`
    select typed.word, typed.is_filler as "isFiller", typed.is_known as "isKnown",
      case when typed.is_known and not ${isRelaxed} then '{}' else array(
        select known.word from search_words known
        where known.vocabulary = ${vocabulary} and known.language in (${defaultLanguage}, ${language})
          and known.word % typed.word
          and abs(length(known.word) - length(typed.word)) <= 2
        order by similarity(known.word, typed.word) desc, known.word limit 12
      ) end as "similar"
    from (
      select input.word, input.place,
        numnode(to_tsquery(${textSearchConfig(language)}::regconfig, input.word)) = 0 as is_filler,
        exists (
          select from search_words known where known.vocabulary = ${vocabulary}
          and known.language in (${defaultLanguage}, ${language})
          and (starts_with(known.word, input.word)
            or (length(input.word) > 2 and strpos(known.word, input.word) > 0))
        ) as is_known
      from json_array_elements_text(${JSON.stringify(typed)}::json) with ordinality as input(word, place)
    ) typed
    order by typed.place`);
  return rows;
}
