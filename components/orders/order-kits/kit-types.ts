import type { Response } from "@/lib/contract/calls";

type KitsOfOrder = Response<"orders.get">["kits"];

export type Kit = KitsOfOrder["list"][number];

export interface ListedKits {
  readonly count: number;
  /** The first of very many. */
  readonly list: readonly Kit[];
}
