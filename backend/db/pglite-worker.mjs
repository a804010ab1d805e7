// Plain JavaScript, so that source and bundle start the same file: a thread gets no compiler.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * @typedef {{ folder?: string, template?: Uint8Array, tidyMs: number }} Source no folder is memory
 * @typedef {{ id: number, task: "exec" | "reset" | "dump" | "close", bytes?: Uint8Array }} Request
 */

const port = parentPort;
if (!port) throw new Error("pglite-worker.mjs runs as a worker thread");

/** The number under which the engine waits for the opening. */
const opening = 0;

/** The last line PostgreSQL logged: the only place where the reason of a failed start appears. */
let lastFatalMessage = "";

/** @param {Source} source */
function open(source) {
  return PGlite.create({
    ...(source.folder && { dataDir: source.folder }),
    ...(source.template && { loadDataDir: new Blob([new Uint8Array(source.template)]) }),
    // Only made available; a migration creates it, as on a server.
    extensions: { pg_trgm },
    // A local time zone would make `now()::date` differ from machine to machine.
    startParams: [...PGlite.defaultStartParams, "-c", "timezone=UTC"],
    onStderr: (line) => {
      if (/FATAL|PANIC/.test(line)) lastFatalMessage = line;
      return true;
    },
  });
}

/** One simple query as the protocol writes it. @param {string} sql */
function query(sql) {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write("Q");
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

const sync = Buffer.from([0x53, 0, 0, 0, 4]);

/**
 * PGlite has a single session: what the last client left open (a transaction, settings, prepared
 * statements, half a conversation) must not reach the next one.
 * @param {PGlite} db
 */
async function reset(db) {
  await db.execProtocolRaw(new Uint8Array(sync));
  await db.execProtocolRaw(new Uint8Array(query("ROLLBACK")));
  await db.execProtocolRaw(new Uint8Array(query("DISCARD ALL")));
}

/** @param {PGlite} db @param {Request} request @returns {Promise<Uint8Array>} */
async function run(db, request) {
  if (request.task === "exec") {
    const answer = await db.execProtocolRaw(request.bytes ?? new Uint8Array());
    note(answer);
    return answer;
  }
  if (request.task === "reset") await reset(db);
  if (request.task === "close") await db.close();
  if (request.task !== "dump") return new Uint8Array();
  // Not compressed: five times faster to load, and a template lives for one test run.
  return new Uint8Array(await (await db.dumpDataDir("none")).arrayBuffer());
}

/** Whether the session stands outside of a transaction: an answer then ends in "ready for query, idle". */
let isIdle = true;
let hasPendingChanges = false;

/** @param {Uint8Array} answer */
function note(answer) {
  const [type, , , , , status] = answer.subarray(-6);
  isIdle = type === 0x5a && status === 0x49;
  hasPendingChanges = true;
}

const vacuumEvery = 10;

/**
 * PGlite has none of PostgreSQL's helpers: left alone, its log of changes grows without end (and recovery after
 * a crash with it), dead rows are never given back, and the planner never learns what a table holds.
 * @param {PGlite} db @param {number} round
 */
async function vacuumAndCheckpoint(db, round) {
  if (!isIdle || !hasPendingChanges) return;
  hasPendingChanges = false;
  if (round % vacuumEvery === 0) await db.execProtocolRaw(new Uint8Array(query("VACUUM (ANALYZE)")));
  await db.execProtocolRaw(new Uint8Array(query("CHECKPOINT")));
}

/** @param {unknown} error */
function messageOf(error) {
  return lastFatalMessage || (error instanceof Error ? error.message : String(error));
}

try {
  const db = await open(workerData);
  /** @type {Promise<void>} */
  let last = Promise.resolve();
  port.on("message", (/** @type {Request} */ request) => {
    last = last
      .then(() => run(db, request))
      .then((bytes) => port.postMessage({ id: request.id, bytes }))
      .catch((error) => port.postMessage({ id: request.id, error: messageOf(error) }));
  });
  let round = 0;
  setInterval(() => {
    last = last.then(() => vacuumAndCheckpoint(db, round++)).catch(() => undefined);
  }, workerData.tidyMs);
  port.postMessage({ id: opening, bytes: new Uint8Array() });
} catch (error) {
  port.postMessage({ id: opening, error: messageOf(error) });
}
