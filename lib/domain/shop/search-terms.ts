import { sortKey } from "@/lib/domain/sort-key";

/** Splits a text into normalised search terms: lower case, without accents and punctuation. */
export function splitSearchTerms(text: string): readonly string[] {
  return sortKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
