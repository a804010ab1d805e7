import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./client";

const ownMigrations = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any number will do, as long as every program that migrates this database takes the same. */
const lockKey = 7_414_121;

/** Programs that start together migrate once: the first holds the lock, the others find nothing left to do. */
export async function migrate(
  { pool }: Pick<Database, "pool">,
  folder: string = ownMigrations,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for the others, or a long migration, may take more than a query may.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // The connection goes, and with it the lock and the setting, whatever happened.
    client.release(true);
  }
}
