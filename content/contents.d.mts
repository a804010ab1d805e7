import type { ComponentType, ElementType } from "react";

interface Body {
  readonly default: ComponentType<{ readonly components: Readonly<Record<string, ElementType>> }>;
}

interface PageInLanguage {
  readonly frontMatter: Readonly<Record<string, string | undefined>>;
  /** The distinct words of its body, for the search. */
  readonly text: string;
  /** Questions that it answers, and its headings. */
  readonly questions: readonly string[];
  /** Headings of the second level. */
  readonly sections: readonly string[];
  /** To read it. */
  readonly minutes: number;
  readonly load: () => Promise<Body>;
}

export interface Content extends PageInLanguage {
  readonly path: string;
  /** By language; English where one is missing. */
  readonly translations: Readonly<Record<string, PageInLanguage>>;
}

export const contents: readonly Content[];
