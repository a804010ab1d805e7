import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import type { Row } from "@/lib/domain/csv";

/** A section of the data export: a key of everything.json and a CSV file. */
export interface ExportSection {
  /** Tables with the owner's personal data. Joined reference tables are not listed. */
  readonly tables: readonly PgTable[];
  /** Exported columns by their name in the file, in file order. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  readonly read: (tx: Tx, owner: AccountOwner) => Promise<readonly Row[]>;
}
