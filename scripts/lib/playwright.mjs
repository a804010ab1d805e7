import { join } from "node:path";
import { withReport } from "./report.mjs";
import { timed } from "./results.mjs";
import { nodeTool, runTool } from "./run-tool.mjs";
import { tally, withoutTools } from "./tally.mjs";

/** @typedef {import("./results.mjs").Result} Result */

const projects = ["phone", "desktop"];

/**
 * Both sizes of playwright.config.ts at once, each in a process with a shop of its own: a browser waits more than it
 * works. Counted test by test; one that runs at two sizes counts twice.
 * @param {import("./install.mjs").Context} context
 * @returns {Promise<Result[]>}
 */
export function runBrowserTests(context) {
  return Promise.all(projects.map((project) => runProject(context, project)));
}

/**
 * @param {import("./install.mjs").Context} context
 * @param {string} project
 * @returns {Promise<Result>}
 */
function runProject({ root, env, signal }, project) {
  const name = `browser tests (${project})`;
  return timed(name, async () => {
    const { ok, output, report } = await withReport((path) => {
      const command = nodeTool(playwright(root), [
        "test",
        `--project=${project}`,
        // Each empties its own folder when it begins.
        `--output=test-results/${project}`,
        "--reporter=line,json",
      ]);
      return runTool(command, { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path }, signal });
    });
    return countBrowserTests(name, ok, output, report);
  });
}

/** @param {string} root */
export const playwright = (root) => join(root, "node_modules/@playwright/test/cli.js");

/**
 * @param {string} name
 * @param {boolean} ok
 * @param {string} output
 * @param {any} report of Playwright's JSON reporter
 */
export function countBrowserTests(name, ok, output, report) {
  const tests = (report?.suites ?? []).flatMap((suite) => testsIn(suite, []));
  const having = (/** @type {string[]} */ ...statuses) =>
    tests.filter(({ status }) => statuses.includes(status));
  const found = {
    passed: having("expected").length,
    failures: [
      ...having("unexpected", "flaky").map(({ title, errors }) => ({ title, said: words(errors) })),
      // Of files that cannot be read, and of programs that do not start.
      ...(report?.errors ?? []).map((error) => ({
        title: `${name}: an error outside of its tests`,
        said: words([error]),
      })),
    ],
    skipped: having("skipped").map(({ title }) => title),
    measured: tests.flatMap(({ measured }) => measured),
  };
  return tally(name, found, { ok, output });
}

/** Suites lie in suites: a file, and the groups in it. @param {any} suite @param {string[]} outer */
function testsIn(suite, outer) {
  const path = [...outer, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `${[...path, spec.title].join(" > ")} (${test.projectName})`,
      status: test.status,
      errors: test.results.flatMap((result) => result.errors ?? []),
      measured: (test.annotations ?? [])
        .filter(({ type }) => type === "measured")
        .map(({ description }) => description),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, path))];
}

/** @param {{message?: string, stack?: string}[]} errors */
function words(errors) {
  return errors
    .map(({ message, stack }) => withoutTools(stack ?? message ?? "It gave no reason."))
    .join("\n");
}
