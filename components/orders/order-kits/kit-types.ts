import type { ResponseOf } from "@/lib/contract/contract";
import type { kitsShapes } from "@/lib/contract/kits/kits/kits.shapes";

type UnusedKits = ResponseOf<(typeof kitsShapes)["unused"]>;

export type Kit = UnusedKits["results"][number];

export interface ListedKits {
  readonly count: number;
  /** The first of very many. */
  readonly list: readonly Kit[];
}
