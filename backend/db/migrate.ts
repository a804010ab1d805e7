import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { StartError } from "@/backend/start-error";
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
    await runMigrations(drizzle(client), { migrationsFolder: folder }).catch((error: unknown) => {
      throw withoutTrigrams(error) ?? error;
    });
  } finally {
    // The connection goes, and with it the lock and the setting, whatever happened.
    client.release(true);
  }
}

/** Not permitted, not on the server's list, not installed there. */
const notToBeHad = ["42501", "0A000", "58P01"];

/** The one thing that migrations need and a server may not have, or not allow. */
function withoutTrigrams(error: unknown): StartError | undefined {
  if (!(error instanceof Error) || !error.message.includes("pg_trgm")) return undefined;
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (!notToBeHad.includes(code)) return undefined;
  return new StartError(
    "The database has no pg_trgm, an extension that the search needs: allow it in the server's settings, or let the database's owner run CREATE EXTENSION pg_trgm.",
    { cause: error },
  );
}
