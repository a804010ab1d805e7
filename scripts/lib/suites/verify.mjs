import { join } from "node:path";
import { checkDocs } from "../../../tools/checks/docs.mjs";
import { checkEnv } from "../../../tools/checks/env.mjs";
import { runCheck } from "../report/results.mjs";
import { nodeCommand, runTool, lastLines } from "../process/run-tool.mjs";
import { runSuite } from "./vitest.mjs";
import { writeMessageFiles } from "../../../tools/messages/write-messages.mjs";

/** @typedef {import("../report/results.mjs").Result} Result */
/** @typedef {import("../build/install.mjs").Context} Context */

/**
 * Tests that need no database, build or browser.
 * @param {Context} context
 * @param {"unit" | "dom"} name
 */
export const testUnits = (context, name) => () => runSuite(context, { name, project: name });

/**
 * All checks of the files themselves, the longest first.
 * @param {Context} context
 * @returns {(() => Promise<Result>)[]}
 */
export function listFileChecks(context) {
  const { root } = context;
  const tool = (/** @type {string} */ script, /** @type {string[]} */ args) =>
    runNodeTool(context, script, args);
  return [
    () => runCheck("types", () => checkTypes(context)),
    () => runCheck("lint", () => tool("oxlint/bin/oxlint", ["--deny-warnings"])),
    () => runCheck("format", () => tool("oxfmt/bin/oxfmt", ["--list-different"])),
    () => runCheck("dead code", () => tool("knip/bin/knip.js", ["--no-progress", "--cache"])),
    () => runCheck("docs", () => checkDocs(root)),
    () => runCheck("environment", () => checkEnv(root)),
  ];
}

/** @param {Context} context @param {string} script @param {string[]} args */
async function runNodeTool({ root, env, signal }, script, args) {
  const command = nodeCommand(join(root, "node_modules", script), args);
  const { ok, output } = await runTool(command, { cwd: root, env, signal });
  return { ok, output: lastLines(output, 200) };
}

/** @param {Context} context */
async function checkTypes({ root, env, signal }) {
  writeMessageFiles();
  // The compiler is written in Go, and collects garbage too often for a program that runs for half a minute.
  const context = { root, env: { ...env, GOGC: "400" }, signal };
  // Writes next-env.d.ts and the route types, which a fresh checkout lacks.
  const routes = await runNodeTool(context, "next/dist/bin/next", ["typegen"]);
  return routes.ok
    ? runNodeTool(context, "typescript/bin/tsc", ["--noEmit", "--pretty", "false", "--singleThreaded"])
    : routes;
}
