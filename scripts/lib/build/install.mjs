import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { explainDiskError } from "../programs/writable.mjs";
import { nodeCommand, runTool, lastLines } from "../process/run-tool.mjs";
import { runStep } from "../report/print.mjs";
import { UserError } from "../report/user-error.mjs";
import { hashFiles, hashParts, readState, removeState, writeState } from "./build-state.mjs";

/** @typedef {{root: string, env: NodeJS.ProcessEnv, signal?: AbortSignal}} Context */

/** @param {Context} context */
export async function ensureInstalled({ root, env, signal }) {
  const inputs = installInputs(root);
  if (readState(root, "install").inputs === inputs && existsSync(join(root, "node_modules"))) return;
  if (!isInstalledByHand(root)) {
    removeState(root, "install");
    await runStep("Installing packages", () => install(root, env, signal));
  }
  writeState(root, "install", { inputs });
}

/** @param {string} root @param {NodeJS.ProcessEnv} env @param {AbortSignal} [signal] */
async function install(root, env, signal) {
  const childEnv = { ...env };
  // npm would leave out the development packages.
  Reflect.deleteProperty(childEnv, "NODE_ENV");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const { ok, output } = await runTool(npm(env, args), { cwd: root, env: childEnv, signal });
  if (ok) return;
  const reason =
    explainDiskError(output) || "see the npm errors above; the first start needs a network connection.";
  throw new UserError(`${npmErrors(output)}\nThe packages could not be installed: ${reason}`);
}

/** npm prints its errors first, then pages of usage. @param {string} output */
function npmErrors(output) {
  const lines = output.split("\n").filter((line) => line.startsWith("npm error"));
  return lines.length > 0 ? lines.slice(0, 15).join("\n") : lastLines(output);
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} args @returns {[string, ...string[]]} */
function npm(env, args) {
  const script = env.npm_execpath ?? "";
  return script.endsWith("npm-cli.js") ? nodeCommand(script, args) : ["npm", ...args];
}

/**
 * The parts of package.json that decide which packages are installed: scripts do not.
 * @param {string} root
 */
export function dependencyFields(root) {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { type, dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  return JSON.stringify({ type, dependencies, devDependencies, optionalDependencies, overrides });
}

/** @param {string} root */
function installInputs(root) {
  const platform = `${process.versions.node.split(".", 1).join()} ${process.platform} ${process.arch}`;
  return hashParts([platform, dependencyFields(root), hashFiles(root, ["package-lock.json"])]);
}

/**
 * Whether a manual `npm ci` has installed the right packages, by npm's own list.
 * @param {string} root
 */
function isInstalledByHand(root) {
  const locked = readPackages(join(root, "package-lock.json"));
  const present = readPackages(join(root, "node_modules/.package-lock.json"));
  // With an older state of ours, the list may come from another Node version.
  if (!locked || !present || readState(root, "install").inputs) return false;
  delete locked[""];
  const isPresent = (/** @type {string} */ path) =>
    present[path] ? present[path].version === locked[path]?.version : Boolean(locked[path]?.optional);
  return Object.keys(locked).every(isPresent) && Object.keys(present).every((path) => path in locked);
}

/** @param {string} path @returns {Record<string, {version?: string, optional?: boolean}> | null} */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages ?? null;
  } catch {
    return null;
  }
}
