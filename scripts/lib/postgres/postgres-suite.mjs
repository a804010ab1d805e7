import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "../build/install-by-apt.mjs";
import { runCheck, skippedResult } from "../report/results.mjs";
import { runSuite } from "../suites/vitest.mjs";

/** @typedef {import("../report/results.mjs").Result} Result */

const name = "backend on PostgreSQL";

/**
 * Runs the backend suite on a temporary server, or reports it as skipped if there is none.
 * @param {import("../build/install.mjs").Context} context
 * @returns {Promise<Result>}
 */
export async function runOnPostgres(context) {
  return attempt(context).catch((error) => runCheck(name, () => Promise.reject(error)));
}

/** @param {import("../build/install.mjs").Context} context @returns {Promise<Result>} */
async function attempt(context) {
  const problem = hasServer(context.env)
    ? ""
    : await installByApt(context, { name: "postgresql", shown: "PostgreSQL server" });
  if (problem) return skippedResult(`${name} (${problem})`);
  const { startTemporaryPostgres } = await import("./temporary-postgres.mjs");
  const server = await startTemporaryPostgres();
  if (!("url" in server)) return skippedResult(`${name} (${server.reason})`);
  try {
    const env = { TEST_DATABASE: "postgres", TEST_POSTGRES_URL: server.url };
    return await runSuite(context, { name, project: "backend", env });
  } finally {
    await server.stop();
  }
}

/** @param {NodeJS.ProcessEnv} env */
function hasServer({ PATH = "" }) {
  // Debian keeps each version's binaries outside of PATH.
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [...PATH.split(delimiter), ...versions.map((version) => join(debian, version, "bin"))];
  return folders.some((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
}
