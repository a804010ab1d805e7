import { accessScopes } from "./animal-access";

/** How Dogs Victoria saw an animal: in a list, in a table to download, or a part of its record. */
export const dvReadKinds = ["list", "export", ...accessScopes] as const;

export type DvReadKind = (typeof dvReadKinds)[number];

export const dvLimits = {
  /** Animals in one table. */
  exported: 2_000,
  exportBytes: 20 * 1024 * 1024,
} as const;
