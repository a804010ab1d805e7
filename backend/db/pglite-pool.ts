import pg from "pg";
import type { PgliteEngine } from "./pglite-engine";
import { PgliteStream } from "./pglite-stream";

/**
 * One connection, because PGlite has one session. Who asks for a second one while holding the first gets a
 * time-out error instead of waiting for ever.
 */
export function createPglitePool(engine: PgliteEngine, connectionTimeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    max: 1,
    stream: () => new PgliteStream(engine),
    // Said in full, so that PGHOST, PGSSLMODE and their like change nothing here.
    host: "pglite",
    user: "postgres",
    database: "postgres",
    password: "",
    ssl: false,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
  });
  // The pool replaces a broken connection by itself; without a listener the event would end the program.
  pool.on("error", () => undefined);
  return pool;
}
