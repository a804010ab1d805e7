// Plain JavaScript, so that source and bundle start the same file: a thread gets no compiler.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

/**
 * @typedef {{ folder?: string, template?: Uint8Array }} Source where the database is; no folder is memory
 * @typedef {{ id: number, task: "exec" | "reset" | "dump" | "close", bytes?: Uint8Array }} Request
 */

const port = parentPort;
if (!port) throw new Error("pglite-worker.mjs runs as a worker thread");

/** The number under which the engine waits for the opening. */
const opening = 0;

/** The last thing PostgreSQL said against it: the reason of a failed start is there and nowhere else. */
let complaint = "";

/** @param {Source} source */
function open(source) {
  return PGlite.create({
    ...(source.folder && { dataDir: source.folder }),
    ...(source.template && { loadDataDir: new Blob([source.template]) }),
    // A local time zone would make `now()::date` differ from machine to machine.
    startParams: [...PGlite.defaultStartParams, "-c", "timezone=UTC"],
    onStderr: (line) => {
      if (/FATAL|PANIC/.test(line)) complaint = line;
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
 * There is one session for ever: what the last client left open (a transaction, settings, prepared
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
  if (request.task === "exec") return db.execProtocolRaw(request.bytes ?? new Uint8Array());
  if (request.task === "reset") await reset(db);
  if (request.task === "close") await db.close();
  if (request.task !== "dump") return new Uint8Array();
  // Not compressed: five times faster to load, and a template lives for one test run.
  return new Uint8Array(await (await db.dumpDataDir("none")).arrayBuffer());
}

/** @param {unknown} error */
function messageOf(error) {
  return complaint || (error instanceof Error ? error.message : String(error));
}

try {
  const db = await open(workerData);
  let last = Promise.resolve();
  port.on("message", (/** @type {Request} */ request) => {
    last = last
      .then(() => run(db, request))
      .then((bytes) => port.postMessage({ id: request.id, bytes }))
      .catch((error) => port.postMessage({ id: request.id, error: messageOf(error) }));
  });
  port.postMessage({ id: opening, bytes: new Uint8Array() });
} catch (error) {
  port.postMessage({ id: opening, error: messageOf(error) });
}
