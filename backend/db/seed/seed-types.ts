import type { Tx } from "@/backend/db/client";

/** An area of reference data. Everything it writes derives from `content`, so its hash tells whether it changed. */
export interface AreaSeed {
  readonly area: string;
  readonly content: unknown;
  readonly write: (tx: Tx) => Promise<void>;
}
