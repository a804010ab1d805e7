import { join } from "node:path";
import { nodeCommand, runTool } from "../process/run-tool.mjs";
import { withJsonReport } from "../report/json-report.mjs";
import { runTimed } from "../report/results.mjs";
import { stripToolFrames, toSuiteResult } from "../report/suite-result.mjs";

/**
 * @typedef {import("../report/results.mjs").Result} Result
 * @typedef {{message?: string, stack?: string}} ReportedError
 * @typedef {{status: string, projectName: string, results: {errors?: ReportedError[]}[],
 *   annotations?: {type: string, description?: string}[]}} ReportedTest
 * @typedef {{title: string, specs?: {title: string, tests: ReportedTest[]}[], suites?: ReportedSuite[]}} ReportedSuite
 * @typedef {{suites?: ReportedSuite[], errors?: ReportedError[]} | null} PlaywrightReport
 */

const projects = ["phone", "desktop"];

/**
 * One task per size of playwright.config.ts, each with a shop of its own. More at once take longer on two cores. A test
 * that runs at two sizes counts twice.
 * @param {import("../build/install.mjs").Context} context
 * @returns {(() => Promise<Result>)[]}
 */
export const listBrowserTasks = (context) => projects.map((project) => () => runProject(context, project));

/**
 * @param {import("../build/install.mjs").Context} context
 * @param {string} project
 * @returns {Promise<Result>}
 */
function runProject({ root, env, signal }, project) {
  const name = `browser tests (${project})`;
  return runTimed(name, async () => {
    const { ok, output, report } = await withJsonReport((path) => {
      const command = nodeCommand(playwrightScript(root), [
        "test",
        `--project=${project}`,
        // Each run empties its output folder when it starts.
        `--output=test-results/${project}`,
        "--reporter=line,json",
      ]);
      return runTool(command, { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path }, signal });
    });
    return countBrowserTests(name, ok, output, report);
  });
}

/** @param {string} root */
export const playwrightScript = (root) => join(root, "node_modules/@playwright/test/cli.js");

/**
 * @param {string} name
 * @param {boolean} ok
 * @param {string} output
 * @param {PlaywrightReport} report
 */
export function countBrowserTests(name, ok, output, report) {
  const tests = (report?.suites ?? []).flatMap((suite) => listTests(suite, []));
  const withStatus = (/** @type {string[]} */ ...statuses) =>
    tests.filter(({ status }) => statuses.includes(status));
  const found = {
    passed: withStatus("expected").length,
    failures: [
      ...withStatus("unexpected", "flaky").map(({ title, errors }) => ({
        title,
        message: formatErrors(errors),
      })),
      // Unreadable files, or programs that do not start.
      ...(report?.errors ?? []).map((error) => ({
        title: `${name}: an error outside of its tests`,
        message: formatErrors([error]),
      })),
    ],
    skipped: withStatus("skipped").map(({ title }) => title),
    measured: tests.flatMap(({ measured }) => measured),
  };
  return toSuiteResult(name, found, { ok, output });
}

/**
 * Suites are nested: a file contains describe blocks.
 * @param {ReportedSuite} suite
 * @param {string[]} outer
 * @returns {{title: string, status: string, errors: ReportedError[], measured: string[]}[]}
 */
function listTests(suite, outer) {
  const path = [...outer, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `${[...path, spec.title].join(" > ")} (${test.projectName})`,
      status: test.status,
      errors: test.results.flatMap((result) => result.errors ?? []),
      measured: (test.annotations ?? [])
        .filter(({ type }) => type === "measured")
        .map(({ description }) => description ?? ""),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listTests(inner, path))];
}

/** @param {ReportedError[]} errors */
function formatErrors(errors) {
  return errors
    .map(({ message, stack }) => stripToolFrames(stack ?? message ?? "It gave no reason."))
    .join("\n");
}
