import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { StartError } from "@/backend/start-error";
import { installQueues } from "@/backend/jobs/boss";
import type { Database } from "./client";
import { liftResponseLimit } from "./open-postgres";

const ownMigrations = fileURLToPath(new URL("./migrations", import.meta.url));
/** Arbitrary, but the same for every process that migrates this database. */
const lockKey = 7_414_121;
/** A statement that waits for a table also blocks all later readers of the table, so it gives up soon and is retried. */
const defaultWaits = { lockMs: 2_000, retryMs: 2_000 };
const attempts = 15;
const lockNotAvailable = "55P03";

/** Processes starting together migrate once: the first holds the lock, the others find nothing to do. */
export async function migrate(
  { pool }: Pick<Database, "pool">,
  folder: string = ownMigrations,
  waits = defaultWaits,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for the lock or a long migration may exceed the statement timeout.
    liftResponseLimit(client);
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query(`set lock_timeout = ${waits.lockMs}`);
    await retryWhileLocked(() => runMigrations(drizzle(client), { migrationsFolder: folder }), waits.retryMs);
    await installQueues(client);
  } finally {
    // Closing the connection releases the lock and the setting in every case.
    client.release(true);
  }
}

/** Each attempt is one transaction: after a failure nothing of it remains. */
async function retryWhileLocked(run: () => Promise<void>, pauseMs: number, left = attempts): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!isLockNotAvailable(error)) throw withoutTrigrams(error) ?? error;
    if (left === 1) throw tablesInUse(error);
    await pause(pauseMs);
    await retryWhileLocked(run, pauseMs, left - 1);
  }
}

function isLockNotAvailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === lockNotAvailable) || isLockNotAvailable(error.cause);
}

function tablesInUse(cause: unknown): StartError {
  return new StartError(
    "A migration could not lock a table for a minute: end the long queries on the database, then start again.",
    { cause, isTemporary: true },
  );
}

/** Not permitted, not allowed by the server, not installed. */
const extensionUnavailableCodes = ["42501", "0A000", "58P01"];

/** The only requirement of the migrations that a server may lack or forbid. */
function withoutTrigrams(error: unknown): StartError | undefined {
  if (!(error instanceof Error) || !error.message.includes("pg_trgm")) return undefined;
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (!extensionUnavailableCodes.includes(code)) return undefined;
  return new StartError(
    "The database has no pg_trgm, an extension that the search needs: allow it in the server's settings, or let the database's owner run CREATE EXTENSION pg_trgm.",
    { cause: error },
  );
}
