import type { Language } from "@/lib/config/languages";

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
