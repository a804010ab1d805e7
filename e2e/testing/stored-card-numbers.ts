import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/backend/db/client";
import { findCardNumbers } from "./card-numbers";
import type { Stored } from "./programs";

/** After all browser tests: no card number may be in the database or the log. */
export async function assertNoStoredCardNumbers(stored: Stored): Promise<void> {
  const found = [...findInLog(join(stored.dataDir, "programs.log")), ...(await findInDatabase(stored))];
  if (found.length > 0) throw new Error(`Card numbers were stored: ${found.join(", ")}`);
}

function findInLog(file: string): string[] {
  return findCardNumbers(readFileSync(file, "utf8")).map((number) => `log (${number.slice(-4)})`);
}

async function findInDatabase(stored: Stored): Promise<string[]> {
  const database = await openDatabase({ ...stored, poolSize: 1 });
  try {
    const { rows: tables } = await database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await database.db.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
      );
      const numbers = rows.flatMap(({ row }) => findCardNumbers(row));
      found.push(...numbers.map((number) => `${name} (${number.slice(-4)})`));
    }
    return found;
  } finally {
    await database.close();
  }
}
