import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleBackend } from "./bundle-backend.mjs";
import { bundleCollectWorker } from "./bundle-collect-worker.mjs";
import { dependencyFields } from "./install.mjs";
import { explainDiskError } from "../programs/writable.mjs";
import { nodeCommand, runTool, lastLines } from "../process/run-tool.mjs";
import { runStep } from "../report/print.mjs";
import { UserError } from "../report/user-error.mjs";
import { hashFiles, hashParts, readState, removeState, writeState } from "./build-state.mjs";

/** @typedef {import("./install.mjs").Context} Context */
/** @typedef {{isCurrent: () => boolean, run: () => Promise<void>}} Part */

const sources = [
  "app",
  "components",
  "store",
  "lib",
  "backend",
  "content",
  "messages",
  "public",
  "tools/messages",
];
const settingsFiles = ["tsconfig.json", "package-lock.json"];
/** Config files beside package.json that no build reads. */
const notBuildInputs = /^(vitest|playwright)\.config\.|^next-env\.d\.ts$/;
const buildScripts = ["build", "bundle-backend", "bundle-collect-worker"].map(
  (name) => `scripts/lib/build/${name}.mjs`,
);

/** Builds what is out of date. @param {Context} context */
export async function ensureBuilt(context) {
  for (const part of listParts(context)) if (!part.isCurrent()) await part.run();
}

/** Builds everything, up to date or not. @param {Context} context */
export async function buildAll(context) {
  for (const part of listParts(context)) await part.run();
}

/** @param {Context} context @returns {Part[]} */
function listParts(context) {
  const { root, env } = context;
  const inputs = buildInputs(root, env);
  return [
    createPart(
      root,
      "backend",
      inputs,
      () => existingOutput(join(root, "dist/backend/main.js")),
      async () => {
        await runStep("Building the backend", () => bundleBackend(root));
      },
    ),
    createPart(
      root,
      "shop",
      inputs,
      () => readOutput(join(root, ".next/BUILD_ID")),
      async () => {
        await runStep("Building the shop", () => buildShop(context));
      },
    ),
  ];
}

/**
 * The state is removed before the build and written after it, so an interrupted build leaves none. It includes the
 * output, so that a manual `next build` in between is noticed.
 * @param {string} root
 * @param {string} name
 * @param {string} inputs
 * @param {() => string} output empty if there is none
 * @param {() => Promise<void>} work
 * @returns {Part}
 */
export function createPart(root, name, inputs, output, work) {
  return {
    isCurrent() {
      const state = readState(root, `build-${name}`);
      return state.inputs === inputs && output() !== "" && state.output === output();
    },
    async run() {
      removeState(root, `build-${name}`);
      await work();
      writeState(root, `build-${name}`, { inputs, output: output() });
    },
  };
}

/** @param {Context} context */
async function buildShop({ root, env, signal }) {
  const command = nodeCommand(join(root, "node_modules/next/dist/bin/next"), ["build"]);
  const childEnv = /** @type {const} */ ({ ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  const { ok, output } = await runTool(command, { cwd: root, env: childEnv, signal });
  if (ok) return bundleCollectWorker(root);
  const reason = explainDiskError(output) || "see the errors of next build above.";
  throw new UserError(`${lastLines(output)}\nThe shop could not be built: ${reason}`);
}

/** @param {string} root @param {NodeJS.ProcessEnv} env */
function buildInputs(root, env) {
  const isSkipped = (/** @type {string} */ path) =>
    /\.test\.tsx?$|\/testing\/|^lib\/i18n\/generated\//.test(path);
  const configFiles = readdirSync(root).filter(
    (name) => /\.(ts|tsx|js|mjs|cjs)$/.test(name) && !notBuildInputs.test(name),
  );
  const files = hashFiles(root, [...sources, ...configFiles, ...settingsFiles, ...buildScripts], isSkipped);
  // Read while building.
  const settings = [env["COUNTRY_HEADER"], env["PSEUDO_LOCALE"], env["EARLY_PAINT"]].join(" ");
  return hashParts([process.versions.node.split(".", 1).join(), dependencyFields(root), settings, files]);
}

/** @param {string} path */
const existingOutput = (path) => (existsSync(path) ? "exists" : "");

/** @param {string} path */
const readOutput = (path) => (existsSync(path) ? readFileSync(path, "utf8").trim() : "");
