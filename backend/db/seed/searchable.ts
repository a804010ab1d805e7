import { and, eq } from "drizzle-orm";
import { sortKey } from "@/lib/domain/sort-key";
import { splitSearchTerms } from "@/lib/domain/shop/search-terms";
import type { Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { searchTerms, type Vocabulary } from "@/backend/db/schema/search";
import { writeRows } from "./write-rows";

export interface SearchFacts {
  /** Names, the main one first. */
  readonly names: readonly string[];
  /** Other names. */
  readonly otherNames: readonly string[];
  readonly concerns?: readonly string[];
  readonly about?: readonly string[];
  /** Texts matched by any part, also in the middle of a word. */
  readonly parts: readonly string[];
}

/** Values of the search columns of a row. */
export function searchable({ names, otherNames, concerns = [], about = [], parts }: SearchFacts) {
  const exact = [...names, ...otherNames].map((name) => splitSearchTerms(name).join(" "));
  return {
    searchText: sortKey(parts.join(" · ")),
    searchExact: [...new Set(exact)],
    searchParts: [names, otherNames, concerns, about].map((texts) =>
      splitSearchTerms(texts.join(" ")).join(" "),
    ),
  };
}

/** Rewrites the searchable words of a vocabulary in a language. Call it after changing searchable rows. */
export async function writeSearchTerms(
  tx: Tx,
  { vocabulary, language }: { readonly vocabulary: Vocabulary; readonly language: Language },
  rows: readonly { readonly searchParts: readonly string[] }[],
): Promise<void> {
  const words = new Set(rows.flatMap(({ searchParts }) => searchParts.flatMap((part) => part.split(" "))));
  words.delete("");
  await tx
    .delete(searchTerms)
    .where(and(eq(searchTerms.vocabulary, vocabulary), eq(searchTerms.language, language)));
  await writeRows(
    tx,
    searchTerms,
    ["vocabulary", "language", "word"],
    [...words].map((word) => ({ vocabulary, language, word })),
  );
}
