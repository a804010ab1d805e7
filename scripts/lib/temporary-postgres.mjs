import { spawn, execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { findPostgres } from "./host-packages.mjs";
import { findUsablePort } from "./ports.mjs";

/**
 * @typedef {{ url: string, stop: () => Promise<void> }} TemporaryPostgres
 * @typedef {{ uid: number, gid: number }} Ids
 */

const readyLimitMs = 30_000;
const stopLimitMs = 10_000;
const pauseMs = 50;
const fast = ["fsync", "synchronous_commit", "full_page_writes", "autovacuum", "jit"].map(
  (name) => `${name}=off`,
);

/**
 * Starts a temporary PostgreSQL server, or returns the reason why it cannot. Without `durable` it does not wait for
 * the disk: fine for tests, not for crash proofs.
 * @param {{ durable?: boolean }} [options]
 * @returns {Promise<TemporaryPostgres | { reason: string }>}
 */
export async function startTemporaryPostgres({ durable = false } = {}) {
  const bin = findPostgres();
  if (!bin) return { reason: "initdb and postgres are neither on PATH nor under /usr/lib/postgresql" };
  const user = findUser();
  if (!user) return { reason: "PostgreSQL does not run as root, and there is no user nobody" };
  const folder = mkdtempSync(join(tmpdir(), "tailmark-postgres-"));
  try {
    if (user.ids) chownSync(folder, user.ids.uid, user.ids.gid);
    createCluster(folder, bin, user.ids);
    return await startServer(folder, bin, user.ids, durable ? [] : fast);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The user to run the server as: PostgreSQL refuses root.
 * @returns {{ ids?: Ids } | undefined}
 */
function findUser() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const [, , uid, gid] = lines.find((line) => line.startsWith("nobody:"))?.split(":") ?? [];
  return uid && gid ? { ids: { uid: Number(uid), gid: Number(gid) } } : undefined;
}

/** @param {string} folder @param {string} bin @param {Ids} [ids] */
function createCluster(folder, bin, ids) {
  const options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  // The working directory must be readable for the server's user.
  execFileSync(join(bin, "initdb"), ["-D", join(folder, "data"), ...options], {
    ...ids,
    cwd: folder,
    stdio: "pipe",
  });
}

/**
 * @param {string} folder @param {string} bin @param {Ids | undefined} ids @param {string[]} settings
 * @returns {Promise<TemporaryPostgres>}
 */
async function startServer(folder, bin, ids, settings) {
  const port = await findUsablePort(0);
  const allSettings = ["listen_addresses=127.0.0.1", `port=${port}`, "max_connections=200", ...settings];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", join(folder, "data"), "-k", folder, ...allSettings.flatMap((setting) => ["-c", setting])],
    { ...ids, cwd: folder, stdio: "ignore" },
  );
  const ended = new Promise((resolve) => {
    server.once("exit", resolve);
    server.once("error", resolve);
  });
  const cleanUp = () => {
    // Immediate shutdown, child processes included: the data is not needed any more.
    server.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", cleanUp);
  const stop = async () => {
    process.off("exit", cleanUp);
    server.kill("SIGQUIT");
    await Promise.race([ended, pause(stopLimitMs, undefined, { ref: false })]);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const deadline = Date.now() + readyLimitMs;
  while (!(await acceptsSessions(url))) {
    if (server.exitCode === null && Date.now() < deadline) await pause(pauseMs);
    else {
      await stop();
      throw new Error("the server ended, or did not accept connections in time");
    }
  }
  return { url, stop };
}

/** @param {string} url */
async function acceptsSessions(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // A server that is still starting may drop the connection.
  client.on("error", () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
