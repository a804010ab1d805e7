import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeMessageFiles } from "../../tools/messages/write-messages.mjs";
import { addCompileHints } from "./add-compile-hints.mjs";
import { bundleBackend } from "./bundle-backend.mjs";
import { bundleCollectWorker } from "./bundle-collect-worker.mjs";
import { compressStaticFiles } from "./compress-static-files.mjs";
import { root, runStep } from "./run.mjs";

/**
 * Brings packages, generated files and build up to date.
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal | undefined} signal
 * @param {"none" | "if-changed" | "always"} build
 */
export async function prepare(env, signal, build) {
  if (!isInstalled(root)) await install(env, signal);
  writeMessageFiles();
  if (build === "none") return;
  const inputs = hashInputs(root, env);
  if (build === "if-changed" && isBuilt(root, inputs)) return;
  await buildAll({ ...env, BUILD_ID: inputs.slice(0, 16) }, signal);
  writeFileSync(inputsFile(root), inputs);
}

/** The hidden lockfile that npm writes at the end of an installation names the locked packages. @param {string} root */
export function isInstalled(root) {
  const locked = readPackages(join(root, "package-lock.json"));
  const present = readPackages(join(root, "node_modules/.package-lock.json"));
  delete locked[""];
  return (
    Object.keys(present).length > 0 &&
    Object.entries(locked).every(
      ([path, { version, optional }]) => present[path]?.version === version || (optional && !present[path]),
    )
  );
}

/** @param {string} path @returns {Record<string, {version?: string, optional?: boolean}>} */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/** @param {NodeJS.ProcessEnv} env @param {AbortSignal | undefined} signal */
async function install(env, signal) {
  // The build needs the development packages, also with NODE_ENV=production.
  const args = ["ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const hint = "The first start needs a network connection.";
  await runStep("Installing packages", ["npm", ...args], { env, signal, hint });
}

/** @param {NodeJS.ProcessEnv} env @param {AbortSignal | undefined} signal */
async function buildAll(env, signal) {
  const next = join(root, "node_modules/next/dist/bin/next");
  const shopEnv = /** @type {const} */ ({ ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  const [bundled] = await Promise.allSettled([
    bundleBackend(root),
    runStep("Building backend and shop", [process.execPath, next, "build"], { env: shopEnv, signal }),
  ]).then((results) => results.filter((result) => result.status === "rejected"));
  if (bundled) throw bundled.reason;
  await bundleCollectWorker(root);
  addCompileHints(join(root, ".next"));
  await compressStaticFiles(join(root, ".next/static"));
}

/** Next empties this folder, so that a manual `next build` is noticed. @param {string} root */
const inputsFile = (root) => join(root, ".next/build-inputs");

/** @param {string} root @param {string} inputs */
export function isBuilt(root, inputs) {
  const isSame = existsSync(inputsFile(root)) && readFileSync(inputsFile(root), "utf8") === inputs;
  return isSame && existsSync(join(root, ".next/BUILD_ID")) && existsSync(join(root, "dist/backend/main.js"));
}

const sources = ["app", "components", "store", "lib", "backend", "content", "messages", "public"];
const scripts = [
  "tools/messages",
  "scripts/lib/bundle-backend.mjs",
  "scripts/lib/bundle-collect-worker.mjs",
  "scripts/lib/add-compile-hints.mjs",
  "scripts/lib/compress-static-files.mjs",
];
const settings = ["package-lock.json", "tsconfig.json", "next.config.mjs", "postcss.config.mjs"];
const roots = ["middleware.ts", "instrumentation.ts"];
const ignored = /\.test\.tsx?$|\/testing\/|^lib\/i18n\/generated\//;

/**
 * Hash of paths and contents of all that a build reads: file times mean nothing after a checkout.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function hashInputs(root, env) {
  const hash = createHash("sha256");
  // Variables that are read while building.
  for (const name of ["COUNTRY_HEADER", "PSEUDO_LOCALE", "EARLY_PAINT"]) hash.update(`${env[name] ?? ""}\0`);
  const files = [...sources, ...scripts, ...settings, ...roots].flatMap((entry) => listFiles(root, entry));
  for (const path of files.filter((path) => !ignored.test(path)).sort())
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

/** @param {string} root @param {string} entry a file or folder, which need not exist @returns {string[]} */
function listFiles(root, entry) {
  const stat = statSync(join(root, entry), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [entry] : [];
  return readdirSync(join(root, entry)).flatMap((name) => listFiles(root, `${entry}/${name}`));
}
