import { join, relative } from "node:path";
import { nodeCommand, runTool } from "../process/run-tool.mjs";
import { withJsonReport } from "../report/json-report.mjs";
import { runTimed } from "../report/results.mjs";
import { stripToolFrames, toSuiteResult } from "../report/suite-result.mjs";

/**
 * @typedef {import("../report/results.mjs").Result} Result
 * @typedef {{status: string, fullName: string, failureMessages: string[]}} VitestTest
 * @typedef {{name: string, status: string, message: string, assertionResults: VitestTest[]}} VitestFile
 * @typedef {{testResults?: VitestFile[]} | null} VitestReport as Vitest's JSON reporter writes it, in Jest's format
 */

/**
 * Runs one project of vitest.config.ts and counts its tests.
 * @param {import("../build/install.mjs").Context} context
 * @param {{name: string, project: string, env?: Record<string, string>}} suite
 * @returns {Promise<Result>}
 */
export function runSuite({ root, env, signal }, { name, project, env: suiteEnv }) {
  return runTimed(name, async () => {
    const { ok, output, report } = await withJsonReport((path) => {
      const args = ["run", "--project", project, "--reporter=json", `--outputFile=${path}`];
      const command = nodeCommand(join(root, "node_modules/vitest/vitest.mjs"), args);
      return runTool(command, { cwd: root, env: { ...env, ...suiteEnv }, signal });
    });
    return countTests(name, root, ok, output, report);
  });
}

/**
 * @param {string} name
 * @param {string} root
 * @param {boolean} ok
 * @param {string} output
 * @param {VitestReport} report
 */
export function countTests(name, root, ok, output, report) {
  const files = (report?.testResults ?? []).map((file) => ({ ...file, path: relative(root, file.name) }));
  const tests = files.flatMap(({ path, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${path} > ${test.fullName}` })),
  );
  const failedTests = tests
    .filter((test) => test.status === "failed")
    .map((test) => ({ title: test.title, message: test.failureMessages.map(explainMessage).join("\n") }));
  const unreadableFiles = files
    .filter(
      (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
    )
    .map((file) => ({ title: file.path, message: explainMessage(file.message) }));
  const found = {
    passed: tests.filter((test) => test.status === "passed").length,
    failures: [...failedTests, ...unreadableFiles],
    skipped: tests.filter((test) => !["passed", "failed"].includes(test.status)).map((test) => test.title),
  };
  return toSuiteResult(name, found, { ok, output });
}

/** @param {string} message */
function explainMessage(message) {
  // Vitest's placeholder for the place where it reports a timeout.
  return stripToolFrames(message).replace("Error: STACK_TRACE_ERROR", "It took longer than its time limit.");
}
