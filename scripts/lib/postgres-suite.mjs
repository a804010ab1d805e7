import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "./install-by-apt.mjs";
import { check, skipped } from "./results.mjs";
import { runSuite } from "./vitest.mjs";

/** @typedef {import("./results.mjs").Result} Result */

const name = "backend on PostgreSQL";

/**
 * The backend's suite on a server of its own; named as skipped where none can be had.
 * @param {import("./install.mjs").Context} context
 * @returns {Promise<Result>}
 */
export async function runOnPostgres(context) {
  return attempt(context).catch((error) => check(name, () => Promise.reject(error)));
}

/** @param {import("./install.mjs").Context} context @returns {Promise<Result>} */
async function attempt(context) {
  const problem = hasServer(context.env)
    ? ""
    : await installByApt(context, { name: "postgresql", shown: "PostgreSQL server" });
  if (problem) return skipped(`${name} (${problem})`);
  const { startTemporaryPostgres } = await import("./postgres.mjs");
  const server = await startTemporaryPostgres();
  if (!("url" in server)) return skipped(`${name} (${server.reason})`);
  try {
    const env = { TEST_DATABASE: "postgres", TEST_POSTGRES_URL: server.url };
    return await runSuite(context, { name, project: "backend", env });
  } finally {
    await server.stop();
  }
}

/** @param {NodeJS.ProcessEnv} env */
function hasServer({ PATH = "" }) {
  // Debian keeps each version's programs apart from PATH.
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [...PATH.split(delimiter), ...versions.map((version) => join(debian, version, "bin"))];
  return folders.some((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
}
