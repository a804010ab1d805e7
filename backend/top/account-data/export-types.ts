import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import type { AccountOwner } from "@/backend/kernel/audit/erase";

type Join = readonly [table: PgTable, on: SQL];

/** A section of the data export: a key of everything.json and a CSV file. */
export interface ExportSection {
  /** Tables with the owner's personal data. The first is read; joined reference tables are not listed. */
  readonly tables: readonly [PgTable, ...PgTable[]];
  /** Exported columns by their name in the file, in file order. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Computed values, and those that only everything.json has. */
  readonly more?: Readonly<Record<string, PgColumn | SQL>>;
  readonly joins?: readonly Join[];
  readonly leftJoins?: readonly Join[];
  readonly where: (owner: AccountOwner, tx: Tx) => SQL | undefined;
  readonly order?: readonly PgColumn[];
}

/** Sections by name, in the order of the export. */
export type ExportSections = Readonly<Record<string, ExportSection>>;
