import { sortKey } from "./sort-key";

/** The words of a text as searches compare them: letters and digits only, lower case, without accents. */
export function splitSearchTerms(text: string): readonly string[] {
  return sortKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
