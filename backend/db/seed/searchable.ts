import { eq } from "drizzle-orm";
import { sortKey } from "@/lib/domain/sort-key";
import { wordsIn } from "@/lib/domain/search-words";
import type { Tx } from "@/backend/db/client";
import { searchWords, type Vocabulary } from "@/backend/db/schema/search";
import { writeRows } from "./write-rows";

interface SearchFacts {
  /** What it is called: its name first. */
  readonly names: readonly string[];
  /** What else somebody may call it. */
  readonly otherNames: readonly string[];
  readonly concerns?: readonly string[];
  readonly about?: readonly string[];
  /** What is found by any part, in the middle of a word too. */
  readonly parts: readonly string[];
}

/** The columns that make a row searchable. */
export function searchable({ names, otherNames, concerns = [], about = [], parts }: SearchFacts) {
  const exact = [...names, ...otherNames].map((name) => wordsIn(name).join(" "));
  return {
    searchText: sortKey(parts.join(" · ")),
    searchExact: [...new Set(exact)],
    searchParts: [names, otherNames, concerns, about].map((texts) => wordsIn(texts.join(" ")).join(" ")),
  };
}

/** Every word of these rows. Whoever changes what can be searched writes the words anew. */
export async function writeWords(
  tx: Tx,
  vocabulary: Vocabulary,
  rows: readonly { readonly searchParts: readonly string[] }[],
): Promise<void> {
  const words = new Set(rows.flatMap(({ searchParts }) => searchParts.flatMap((part) => part.split(" "))));
  words.delete("");
  await tx.delete(searchWords).where(eq(searchWords.vocabulary, vocabulary));
  await writeRows(
    tx,
    searchWords,
    ["vocabulary", "word"],
    [...words].map((word) => ({ vocabulary, word })),
  );
}
