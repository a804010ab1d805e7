import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/backend/db/client";
import { cardNumbersIn } from "@/e2e/testing/card-numbers";

/** After all browser tests: people have paid with cards, and no number of one is in the database or the log. */
export async function refuseCardNumbers(dataDir: string): Promise<void> {
  const found = [...inLog(join(dataDir, "programs.log")), ...(await inDatabase(dataDir))];
  if (found.length > 0) throw new Error(`Numbers of cards were kept: ${found.join(", ")}`);
}

function inLog(file: string): string[] {
  return cardNumbersIn(readFileSync(file, "utf8")).map((number) => `log (${number.slice(-4)})`);
}

async function inDatabase(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: "", poolSize: 1, dataDir });
  try {
    const { rows: tables } = await database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await database.db.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
      );
      const numbers = rows.flatMap(({ row }) => cardNumbersIn(row));
      found.push(...numbers.map((number) => `${name} (${number.slice(-4)})`));
    }
    return found;
  } finally {
    await database.close();
  }
}
