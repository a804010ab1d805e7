import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./lib/browser.mjs";
import { enter, root } from "./lib/enter.mjs";
import { runOnPostgres } from "./lib/postgres-suite.mjs";
import { runBrowserTests } from "./lib/playwright.mjs";
import { prepare } from "./lib/prepare.mjs";
import { check, skipped, tell } from "./lib/results.mjs";
import { summary } from "./lib/summary.mjs";
import { say } from "./lib/say.mjs";
import { environmentForTests } from "./lib/test-environment.mjs";
import { verify } from "./lib/verify.mjs";
import { runSuite } from "./lib/vitest.mjs";

/** @typedef {import("./lib/results.mjs").Result} Result */

/** Opening, migrating and locking, text search, and what writes in transactions. All of it is `npm run proof:pglite`. */
const whereDatabasesDiffer = [
  "backend/db/",
  "backend/testing/",
  ...["carts", "checkout", "payments", "people", "search", "wallet"].map(
    (name) => `backend/modules/${name}/`,
  ),
];

/** `npm test`: goes on after a failure, because all of them are wanted at once. */
export async function main() {
  await enter(async ({ signal }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "tailmark-test-"));
    const env = { ...environmentForTests(root, process.env), DATA_DIR: dataDir };
    try {
      const { text, exitCode } = summary(await runStages({ root, env, signal }));
      say(text);
      return exitCode;
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}

/** @param {import("./lib/install.mjs").Context} context @returns {Promise<Result[]>} */
async function runStages(context) {
  /** @type {Result[]} */
  const results = [];
  const done = (/** @type {Result} */ result) => {
    tell(result);
    results.push(result);
    return result.failed.length === 0;
  };
  const stage = (/** @type {"none" | "if-changed"} */ build) => async () => {
    await prepare(context, { build });
    return { ok: true, output: "" };
  };
  if (!done(await check("install", stage("none")))) return results;
  await verify(context, done);
  const onPostgres = await runOnPostgres(context);
  done(onPostgres);
  // Where there is no server, all of it.
  const files = onPostgres.passed > 0 ? whereDatabasesDiffer : [];
  const onPGlite = { name: "backend on PGlite", project: "backend", env: { TEST_DATABASE: "pglite" }, files };
  done(await runSuite(context, onPGlite));
  const isBuilt = done(await check("build", stage("if-changed")));
  if (isBuilt) done(await runSuite(context, { name: "stack", project: "stack" }));
  else done(skipped("stack (there is no build to try)"));
  if (done(await check("browser", () => ensureBrowser(context))) && isBuilt)
    (await runBrowserTests(context)).forEach(done);
  else done(skipped("browser tests (there is no build, or no browser, to try)"));
  return results;
}
