import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type pg from "pg";
import { hasSpace } from "./disk-space";
import { damaged, openPgliteFolder } from "./open-pglite-folder";
import { openPostgresPool } from "./open-postgres";
import { PgliteEngine } from "./pglite-engine";
import { createPglitePool } from "./pglite-pool";

type NoSchema = Record<string, never>;

export type Db = NodePgDatabase<NoSchema>;
/** Argument of queries: a transaction, or the database for a single statement. */
export type Tx = PgDatabase<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** One driver and one SQL dialect for both databases; `kind` is for logs and tests. */
export interface Database {
  db: Db;
  pool: pg.Pool;
  kind: "pglite" | "postgres";
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export type DatabaseOptions =
  | { databaseUrl: string; poolSize: number; dataDir: string; waitMs?: number }
  | { memory: true; template?: Uint8Array };

/** How long to wait for a connection. On PGlite also how long a use case that waits for itself does. */
const connectionLimitMs = 9_000;
const readyLimitMs = 3_000;
const endLimitMs = 10_000;
const openLimitMs = 60_000;

/** Throws a StartError with a message for the operator. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ("memory" in options) {
    const engine = await PgliteEngine.open({ template: options.template }, openLimitMs);
    return onPglite(
      engine,
      async () => undefined,
      async () => true,
    );
  }
  if (options.databaseUrl) return onPostgres(options);
  return onFolder(options.dataDir);
}

async function onFolder(dataDir: string): Promise<Database> {
  const { engine, lock, folder } = await openPgliteFolder(dataDir);
  const database = onPglite(
    engine,
    () => lock.release(),
    () => hasSpace(folder),
  );
  // Damage may show only when the catalogue is first read.
  if (await isAnswering(database.pool)) return database;
  await database.close();
  throw damaged(folder, "the first query failed");
}

function onPglite(
  engine: PgliteEngine,
  release: () => Promise<void>,
  canWrite: () => Promise<boolean>,
): Database {
  const pool = createPglitePool(engine, connectionLimitMs);
  return {
    db: drizzle(pool),
    pool,
    kind: "pglite",
    isReady: async () => engine.isAlive() && (await canWrite()) && isAnswering(pool),
    close: once(async () => {
      await endPool(pool);
      await engine.close();
      // Released last: the folder is in use until PGlite is closed.
      await release();
    }),
  };
}

async function onPostgres(options: Parameters<typeof openPostgresPool>[0]): Promise<Database> {
  const pool = await openPostgresPool(options);
  return {
    db: drizzle(pool),
    pool,
    kind: "postgres",
    isReady: () => isAnswering(pool),
    close: once(() => endPool(pool)),
  };
}

async function isAnswering(pool: pg.Pool): Promise<boolean> {
  const answer = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return within(answer, readyLimitMs, false);
}

/** Waits for running queries, but not forever. */
async function endPool(pool: pg.Pool): Promise<void> {
  await within(pool.end(), endLimitMs, undefined);
}

async function within<T>(promise: Promise<T>, limitMs: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}
