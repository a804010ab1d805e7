import type { Response } from "@/lib/contract/calls";

type UnusedKits = Response<"kits.unused">;

export type Kit = UnusedKits["results"][number];

export interface ListedKits {
  readonly count: number;
  /** The first of very many. */
  readonly list: readonly Kit[];
}
