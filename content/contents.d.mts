import type { ComponentType, ElementType } from "react";

interface Body {
  readonly default: ComponentType<{ readonly components: Readonly<Record<string, ElementType>> }>;
}

export interface Content {
  readonly path: string;
  readonly facts: Readonly<Record<string, string | undefined>>;
  readonly load: () => Promise<Body>;
}

export const contents: readonly Content[];
