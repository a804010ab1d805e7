import type { ComponentType, ElementType } from "react";

interface Body {
  readonly default: ComponentType<{ readonly components: Readonly<Record<string, ElementType>> }>;
}

export interface Content {
  readonly path: string;
  readonly facts: Readonly<Record<string, string | undefined>>;
  /** Every word of its body once, for the search. */
  readonly text: string;
  readonly load: () => Promise<Body>;
}

export const contents: readonly Content[];
