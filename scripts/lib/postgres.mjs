import { spawn, execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort, letsIn } from "./postgres-port.mjs";

/**
 * @typedef {{ url: string, stop: () => Promise<void> }} TemporaryPostgres
 * @typedef {{ uid: number, gid: number }} Ids
 */

const readyLimitMs = 30_000;
const stopLimitMs = 10_000;
const pauseMs = 50;
const fast = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * A PostgreSQL server of its own, gone afterwards, or the reason why none can be had. Without `durable` it does
 * not wait for the disk, which tests need not and proofs must.
 * @param {{ durable?: boolean }} [options]
 * @returns {Promise<TemporaryPostgres | { reason: string }>}
 */
export async function startTemporaryPostgres({ durable = false } = {}) {
  const bin = findBinaries();
  if (!bin) return { reason: "initdb and postgres are neither on PATH nor under /usr/lib/postgresql" };
  const user = findUser();
  if (!user) return { reason: "PostgreSQL does not run as root, and there is no user nobody" };
  const folder = mkdtempSync(join(tmpdir(), "tailmark-postgres-"));
  try {
    if (user.ids) chownSync(folder, user.ids.uid, user.ids.gid);
    makeCluster(folder, bin, user.ids);
    return await startServer(folder, bin, user.ids, durable ? [] : fast);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** @returns {string | undefined} */
function findBinaries() {
  // Debian keeps each version's programs apart from PATH.
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
}

/**
 * Whom the server runs as: PostgreSQL refuses root.
 * @returns {{ ids?: Ids } | undefined}
 */
function findUser() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const [, , uid, gid] = lines.find((line) => line.startsWith("nobody:"))?.split(":") ?? [];
  return uid && gid ? { ids: { uid: Number(uid), gid: Number(gid) } } : undefined;
}

/** @param {string} folder @param {string} bin @param {Ids} [ids] */
function makeCluster(folder, bin, ids) {
  const shape = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  // In its own folder: the caller's may be closed to the server's user.
  execFileSync(join(bin, "initdb"), ["-D", join(folder, "data"), ...shape], {
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
  const port = await findFreePort();
  const all = ["listen_addresses=127.0.0.1", `port=${port}`, "max_connections=200", ...settings];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", join(folder, "data"), "-k", folder, ...all.flatMap((setting) => ["-c", setting])],
    { ...ids, cwd: folder, stdio: "ignore" },
  );
  const ended = new Promise((resolve) => {
    server.once("exit", resolve);
    server.once("error", resolve);
  });
  const cleanUp = () => {
    // Immediate, and still taking its children along: nothing in it is wanted any more.
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
  const deadline = Date.now() + readyLimitMs;
  while (!(await letsIn(port))) {
    if (server.exitCode === null && Date.now() < deadline) await pause(pauseMs);
    else {
      await stop();
      throw new Error("the server ended, or did not accept connections in time");
    }
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
