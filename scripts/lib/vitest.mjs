import { join, relative } from "node:path";
import { withReport } from "./report.mjs";
import { timed } from "./results.mjs";
import { nodeTool, runTool } from "./run-tool.mjs";
import { tally, withoutTools } from "./tally.mjs";

/** @typedef {import("./results.mjs").Result} Result */

/**
 * One project of vitest.config.ts, counted test by test.
 * @param {import("./install.mjs").Context} context
 * @param {{name: string, project: string, env?: Record<string, string>, files?: readonly string[]}} suite
 * its files are all where none are named
 * @returns {Promise<Result>}
 */
export function runSuite({ root, env, signal }, { name, project, env: more, files = [] }) {
  return timed(name, async () => {
    const { ok, output, report } = await withReport((path) => {
      const args = ["run", "--project", project, "--reporter=json", `--outputFile=${path}`, ...files];
      const command = nodeTool(join(root, "node_modules/vitest/vitest.mjs"), args);
      return runTool(command, { cwd: root, env: { ...env, ...more }, signal });
    });
    return count(name, root, ok, output, report);
  });
}

/**
 * @param {string} name
 * @param {string} root
 * @param {boolean} ok
 * @param {string} output
 * @param {any} report of vitest's JSON reporter, which is Jest's format
 */
export function count(name, root, ok, output, report) {
  const files = (report?.testResults ?? []).map((file) => ({ ...file, path: relative(root, file.name) }));
  const tests = files.flatMap(({ path, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${path} > ${test.fullName}` })),
  );
  const failing = tests
    .filter((test) => test.status === "failed")
    .map((test) => ({ title: test.title, said: test.failureMessages.map(explained).join("\n") }));
  const unread = files
    .filter(
      (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
    )
    .map((file) => ({ title: file.path, said: explained(file.message) }));
  const found = {
    passed: tests.filter((test) => test.status === "passed").length,
    failures: [...failing, ...unread],
    skipped: tests.filter((test) => !["passed", "failed"].includes(test.status)).map((test) => test.title),
  };
  return tally(name, found, { ok, output });
}

/** @param {string} message */
function explained(message) {
  // Vitest's name for the place from which it reports a time limit.
  return withoutTools(message).replace("Error: STACK_TRACE_ERROR", "It took longer than its time limit.");
}
