import pg from "pg";
import type { PgliteEngine } from "./pglite-engine";
import { PgliteStream } from "./pglite-stream";

/**
 * One connection, because PGlite has one session. Requesting a second one while holding the first fails with a
 * timeout instead of waiting forever.
 */
export function createPglitePool(engine: PgliteEngine, connectionTimeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    max: 1,
    stream: () => new PgliteStream(engine),
    // Explicit, so that PGHOST, PGSSLMODE and similar variables have no effect.
    host: "pglite",
    user: "postgres",
    database: "postgres",
    password: "",
    ssl: false,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
  });
  // The pool replaces broken connections; without a listener the event would end the process.
  pool.on("error", () => undefined);
  return pool;
}
