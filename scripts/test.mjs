import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./lib/suites/browser.mjs";
import { runScript, root } from "./lib/process/run-script.mjs";
import { runOnPostgres } from "./lib/postgres/postgres-suite.mjs";
import { runConcurrently } from "./lib/process/run-concurrently.mjs";
import { listBrowserTasks } from "./lib/suites/playwright.mjs";
import { prepare } from "./lib/build/prepare.mjs";
import { printResult, runCheck, skippedResult } from "./lib/report/results.mjs";
import { formatSummary } from "./lib/report/summary.mjs";
import { print } from "./lib/report/print.mjs";
import { createTestFolder } from "./lib/env/test-folder.mjs";
import { testEnvironment } from "./lib/env/test-environment.mjs";
import { listFileChecks, testUnits } from "./lib/suites/verify.mjs";
import { runSuite } from "./lib/suites/vitest.mjs";
import { testSeed } from "./testing/test-seed.mjs";

/** @typedef {import("./lib/report/results.mjs").Result} Result */

/** `npm test`: continues after a failure, to report all failures at once. */
export async function main() {
  await runScript(async ({ signal }) => {
    print(`Random samples: TEST_SEED=${testSeed}`);
    const folder = createTestFolder();
    // For this process and all that it starts.
    process.env.TMPDIR = folder;
    const env = { ...testEnvironment(root, process.env), DATA_DIR: join(folder, "data") };
    try {
      const { text, exitCode } = formatSummary(await runStages({ root, env, signal }));
      print(text);
      return exitCode;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** @param {import("./lib/build/install.mjs").Context} context @returns {Promise<Result[]>} */
async function runStages(context) {
  /** @type {Result[]} */
  const results = [];
  const add = (/** @type {Result} */ result) => {
    printResult(result);
    results.push(result);
    return result.failed.length === 0;
  };
  const stage = (/** @type {"none" | "if-changed"} */ build) => async () => {
    await prepare(context, { build });
    return { ok: true, output: "" };
  };
  if (!add(await runCheck("install", stage("none")))) return results;
  let isBuilt = false;
  const buildAndTestStack = async () => {
    isBuilt = add(await runCheck("build", stage("if-changed")));
    if (isBuilt) return runSuite(context, { name: "stack", project: "stack" });
    return skippedResult("stack and browser tests (the build failed)");
  };
  const testPglite = () => runSuite(context, { name: "PGlite", project: "pglite" });
  // The checks last: those of the types write into the folder of the build.
  const tasks = [() => testBackend(context, add), buildAndTestStack, testPglite, testUnits(context, "unit")];
  await runConcurrently([...tasks, ...listFileChecks(context)], add);
  // Not beside backend and stack tests, which would exceed their time limits.
  const browserTasks = isBuilt ? await listPreparedBrowserTasks(context, add) : [];
  await runConcurrently([...browserTasks, testUnits(context, "dom")], add);
  return results;
}

/** @param {import("./lib/build/install.mjs").Context} context @param {(result: Result) => boolean} add */
async function listPreparedBrowserTasks(context, add) {
  if (add(await runCheck("browser", () => ensureBrowser(context)))) return listBrowserTasks(context);
  add(skippedResult("browser tests (there is no browser)"));
  return [];
}

/** @param {import("./lib/build/install.mjs").Context} context @param {(result: Result) => void} add */
async function testBackend(context, add) {
  const onPostgres = await runOnPostgres(context);
  if (onPostgres.passed > 0 || onPostgres.failed.length > 0) return onPostgres;
  // Stack and browser tests use PGlite. Without a PostgreSQL server the backend suite runs on it too.
  add(onPostgres);
  return runSuite(context, {
    name: "backend on PGlite",
    project: "backend",
    env: { TEST_DATABASE: "pglite" },
  });
}
