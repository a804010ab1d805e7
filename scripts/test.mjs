import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { testSeed } from "../tools/testing/test-seed.mjs";
import { ensureBrowser, installHostPackages } from "./lib/host-packages.mjs";
import { prepare } from "./lib/prepare.mjs";
import { print, printError, root, runScript } from "./lib/run.mjs";
import { createTestFolder, testEnvironment } from "./lib/test-environment.mjs";
import { formatSummary } from "./lib/test-summary.mjs";

/** Commands of package.json that need no more than the packages. */
const fromSource = [
  "check:lint",
  "check:dead-code",
  "check:format",
  "check:docs",
  "check:env",
  "check:messages",
];
/** Commands that need a database, and one that fills the time until the others end. */
const withDatabase = ["test:backend", "test:unit"];
/** Commands that need the built programs, would be disturbed by the build, or fill the time. */
const withBuild = ["test:browser", "test:stack", "test:dom", "test:pglite", "check:types"];

/** `npm test`: continues after a failure, to report all failures at once. */
export async function main() {
  await runScript(async (signal) => {
    print(`Random samples: TEST_SEED=${testSeed}`);
    const folder = createTestFolder();
    // For this process and all that it starts.
    process.env.TMPDIR = folder;
    try {
      const env = { ...testEnvironment(root, process.env), DATA_DIR: join(folder, "data") };
      // Mostly waits for the network: tests that need no host packages run meanwhile.
      const hostPackages = installHostPackages();
      const installed = await attempt("packages", () => prepare(env, signal, "none"));
      const results = [installed];
      if (installed.isOk) {
        const server = hostPackages.then((hasPostgres) => (hasPostgres ? startServer() : undefined));
        const testEnv = server.then((started) => ({
          ...env,
          TEST_DATABASE: started ? "postgres" : "pglite",
          TEST_POSTGRES_URL: started?.url ?? "",
        }));
        // Reported by the commands that await it.
        testEnv.catch(() => undefined);
        const ran = await Promise.all([
          runCommands(fromSource, env, { folder, atOnce: 1 }).then(async (ended) => [
            ...ended,
            ...(await runCommands(withDatabase, await testEnv, { folder, atOnce: 1 })),
          ]),
          buildAndRun(env, testEnv, folder, signal),
        ]);
        results.push(...ran.flat());
        await (await server)?.stop();
      }
      signal.throwIfAborted();
      const skipped = (await hostPackages) ? [] : ["PostgreSQL (it is missing)"];
      const { text, exitCode } = formatSummary(results, skipped);
      print(text);
      return exitCode;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** One server for all commands: each test file, and each shop that is started, has a database of its own. */
async function startServer() {
  // Imported here: this module loads before the packages are installed.
  const { startTemporaryPostgres } = await import("./lib/temporary-postgres.mjs");
  const server = await startTemporaryPostgres();
  if ("reason" in server) throw new Error(`PostgreSQL could not be started: ${server.reason}`);
  return server;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Promise<NodeJS.ProcessEnv>} testEnv when the host's packages are installed
 * @param {string} folder
 * @param {AbortSignal} signal
 */
async function buildAndRun(env, testEnv, folder, signal) {
  const built = await attempt("build", () => prepare(env, signal, "if-changed"));
  const readyEnv = await testEnv;
  const steps = [built, await attempt("browser", () => ensureBrowser(root))];
  signal.throwIfAborted();
  return steps.every(({ isOk }) => isOk)
    ? [...steps, ...(await runCommands(withBuild, readyEnv, { folder, atOnce: 2 }))]
    : steps;
}

/**
 * A step without which some tests cannot run. It counts as one test.
 * @param {string} name
 * @param {() => Promise<void>} work
 * @returns {Promise<import("./lib/test-summary.mjs").CommandResult>}
 */
async function attempt(name, work) {
  const since = Date.now();
  const isOk = await work().then(
    () => true,
    (error) => {
      printError(error instanceof Error ? error.message : String(error));
      return false;
    },
  );
  return { name, isOk, seconds: (Date.now() - since) / 1000 };
}

/**
 * Three at once of both lists: two cores, but tests wait for a third of their time. Four were slower.
 * @param {string[]} names @param {NodeJS.ProcessEnv} env @param {{folder: string, atOnce: number}} options
 */
async function runCommands(names, env, { folder, atOnce }) {
  // Imported here: this module loads before the packages are installed.
  const { default: concurrently } = await import("concurrently");
  const countsFile = (/** @type {string} */ name) => join(folder, `${name.replace(":", "-")}.json`);
  const commands = names.map((name) => ({
    name,
    command: `npm run --silent ${name}`,
    env: { ...env, TEST_COUNTS: countsFile(name) },
  }));
  const run = concurrently(commands, { cwd: root, group: true, maxProcesses: atOnce, timings: true });
  // It rejects with the same list if a command fails.
  const ended = await run.result.catch((events) => events);
  return /** @type {import("concurrently").CloseEvent[]} */ (ended).map(({ command, exitCode, timings }) => ({
    name: command.name,
    isOk: exitCode === 0,
    seconds: timings.durationSeconds,
    counts: readCounts(countsFile(command.name)),
  }));
}

/** @param {string} file @returns {import("./lib/test-summary.mjs").Counts | undefined} */
function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
