import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { timed } from "./results.mjs";
import { nodeTool, runTool, tail } from "./run-tool.mjs";

/** @typedef {import("./results.mjs").Result} Result */

/**
 * One project of vitest.config.ts, counted test by test.
 * @param {import("./install.mjs").Context} context
 * @param {{name: string, project: string, env?: Record<string, string>}} suite
 * @returns {Promise<Result>}
 */
export function runSuite({ root, env, signal }, { name, project, env: more }) {
  return timed(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), "tailmark-vitest-"));
    const report = join(folder, "report.json");
    try {
      const args = ["run", "--project", project, "--reporter=json", `--outputFile=${report}`];
      const command = nodeTool(join(root, "node_modules/vitest/vitest.mjs"), args);
      const { ok, output } = await runTool(command, { cwd: root, env: { ...env, ...more }, signal });
      return count(name, root, ok, output, readReport(report));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
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
  const passed = tests.filter((test) => test.status === "passed").length;
  const failing = tests
    .filter((test) => test.status === "failed")
    .map((test) => ({ title: test.title, said: test.failureMessages.map(withoutTools).join("\n") }));
  const unread = files
    .filter(
      (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
    )
    .map((file) => ({ title: file.path, said: withoutTools(file.message) }));
  const failures = [...failing, ...unread];
  // A suite that dies, or finds nothing to run, must not look like one that passed.
  if (failures.length === 0 && passed === 0)
    failures.push({ title: `${name}: no test ran`, said: tail(output) });
  if (failures.length === 0 && !ok)
    failures.push({ title: `${name}: ended with an error outside of its tests`, said: tail(output) });
  return {
    passed,
    failed: failures.map(({ title }) => title),
    skipped: tests.filter((test) => !["passed", "failed"].includes(test.status)).map((test) => test.title),
    note: `${passed} passed${failures.length > 0 ? `, ${failures.length} failed` : ""}`,
    output: failures.map(({ title, said }) => `${title}\n${said}`).join("\n"),
  };
}

/** The message and our own frames. @param {string} message */
function withoutTools(message) {
  const lines = message
    .split("\n")
    .filter((line) => !/^\s+at .*(node_modules|node:internal|new Promise)/.test(line));
  // Vitest's name for the place from which it reports a time limit.
  return lines
    .slice(0, 40)
    .join("\n")
    .replace("Error: STACK_TRACE_ERROR", "It took longer than its time limit.");
}
