import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";

export interface Whose {
  readonly id: number;
  readonly email: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** A part of what a person is given. */
export interface Kind {
  /** The tables whose rows are theirs; what is read beside them is the shop's. */
  readonly of: readonly PgTable[];
  /** Its columns in the table, in this order in the file too. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  readonly read: (tx: Tx, whose: Whose) => Promise<readonly Row[]>;
}
