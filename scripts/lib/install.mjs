import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { diskProblem } from "./writable.mjs";
import { nodeTool, runTool, tail } from "./run-tool.mjs";
import { step } from "./say.mjs";
import { Sentence } from "./sentence.mjs";
import { hashFiles, hashOf, readStamp, removeStamp, writeStamp } from "./stamps.mjs";

/** @typedef {{root: string, env: NodeJS.ProcessEnv, signal?: AbortSignal}} Context */

/** @param {Context} context */
export async function ensureInstalled({ root, env, signal }) {
  const inputs = installInputs(root);
  if (readStamp(root, "install").inputs === inputs && existsSync(join(root, "node_modules"))) return;
  if (!isInstalledByHand(root)) {
    removeStamp(root, "install");
    await step("Installing packages", () => install(root, env, signal));
  }
  writeStamp(root, "install", { inputs });
}

/** @param {string} root @param {NodeJS.ProcessEnv} env @param {AbortSignal} [signal] */
async function install(root, env, signal) {
  const { NODE_ENV: _, ...childEnv } = env;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const { ok, output } = await runTool(npm(env, args), { cwd: root, env: childEnv, signal });
  if (ok) return;
  const why = diskProblem(output) || "see what npm said above; a network that works is needed this once.";
  throw new Sentence(`${errorsOf(output)}\nThe packages could not be installed: ${why}`);
}

/** npm says what is wrong first, then pages of usage. @param {string} output */
function errorsOf(output) {
  const lines = output.split("\n").filter((line) => line.startsWith("npm error"));
  return lines.length > 0 ? lines.slice(0, 15).join("\n") : tail(output);
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} args */
function npm(env, args) {
  const script = env.npm_execpath ?? "";
  return script.endsWith("npm-cli.js") ? nodeTool(script, args) : ["npm", ...args];
}

/**
 * What decides which packages are there. A renamed script in package.json does not.
 * @param {string} root
 */
export function dependencyFields(root) {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { type, dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  return JSON.stringify({ type, dependencies, devDependencies, optionalDependencies, overrides });
}

/** @param {string} root */
function installInputs(root) {
  const platform = `${process.versions.node.split(".")[0]} ${process.platform} ${process.arch}`;
  return hashOf([platform, dependencyFields(root), hashFiles(root, ["package-lock.json"])]);
}

/**
 * Somebody's own `npm ci` is as good as ours: npm keeps a list of what it put there.
 * @param {string} root
 */
function isInstalledByHand(root) {
  const wanted = packagesIn(join(root, "package-lock.json"));
  const present = packagesIn(join(root, "node_modules/.package-lock.json"));
  // Installed before and changed since: the list may be of another Node.
  if (!wanted || !present || readStamp(root, "install").inputs) return false;
  delete wanted[""];
  const isThere = (/** @type {string} */ path) =>
    present[path] ? present[path].version === wanted[path].version : Boolean(wanted[path].optional);
  return Object.keys(wanted).every(isThere) && Object.keys(present).every((path) => path in wanted);
}

/** @param {string} path @returns {Record<string, {version?: string, optional?: boolean}> | null} */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages ?? null;
  } catch {
    return null;
  }
}
