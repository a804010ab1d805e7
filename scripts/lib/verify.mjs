import { join } from "node:path";
import { checkDocs } from "../check-docs.mjs";
import { checkEnv } from "../check-env.mjs";
import { checkSizes } from "../check-sizes.mjs";
import { check } from "./results.mjs";
import { nodeTool, runTool, tail } from "./run-tool.mjs";
import { runSuite } from "./vitest.mjs";

/** @typedef {import("./results.mjs").Result} Result */
/** @typedef {import("./install.mjs").Context} Context */

const atOnce = 2;

/**
 * Everything that needs no database, no build and no browser. All of it runs, whatever fails.
 * @param {Context} context
 * @param {(result: Result) => void} onResult
 * @returns {Promise<Result[]>}
 */
export async function verify(context, onResult) {
  const { root } = context;
  const tool = (/** @type {string} */ script, /** @type {string[]} */ args) =>
    runNodeTool(context, script, args);
  // The longest first, so that none of them runs alone at the end.
  const waiting = [
    () => check("lint", () => tool("eslint/bin/eslint.js", [".", "--max-warnings=0"])),
    () => check("types", () => checkTypes(tool)),
    () => runSuite(context, { name: "unit", project: "unit" }),
    () => check("dead code", () => tool("knip/bin/knip.js", ["--no-progress"])),
    () => check("format", () => tool("prettier/bin/prettier.cjs", ["--check", ".", "--log-level=warn"])),
    () => check("sizes", () => checkSizes(root)),
    () => check("docs", () => checkDocs(root)),
    () => check("environment", () => checkEnv(root)),
  ];
  /** @type {Result[]} */
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await next();
      results.push(result);
      onResult(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** @param {Context} context @param {string} script @param {string[]} args */
async function runNodeTool({ root, env, signal }, script, args) {
  const command = nodeTool(join(root, "node_modules", script), args);
  const { ok, output } = await runTool(command, { cwd: root, env, signal });
  return { ok, output: tail(output, 200) };
}

/** @param {(script: string, args: string[]) => Promise<import("./results.mjs").Answer>} tool */
async function checkTypes(tool) {
  // Writes next-env.d.ts and the types of the routes, which a fresh checkout does not have.
  const routes = await tool("next/dist/bin/next", ["typegen"]);
  return routes.ok ? tool("typescript/bin/tsc", ["--noEmit", "--pretty", "false"]) : routes;
}
