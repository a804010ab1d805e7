import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleBackend } from "./bundle-backend.mjs";
import { dependencyFields } from "./install.mjs";
import { diskProblem } from "./writable.mjs";
import { nodeTool, runTool, tail } from "./run-tool.mjs";
import { step } from "./say.mjs";
import { Sentence } from "./sentence.mjs";
import { hashFiles, hashOf, readStamp, removeStamp, writeStamp } from "./stamps.mjs";

/** @typedef {import("./install.mjs").Context} Context */
/** @typedef {{isCurrent: () => boolean, run: () => Promise<void>}} Part */

const sources = ["app", "components", "store", "lib", "backend", "content", "messages", "public"];
const settings = ["tsconfig.json", "tsconfig.build.json", "package-lock.json"];
/** Of the files beside package.json, those that no build reads. */
const notBuilt = /^(vitest|playwright|eslint)\.config\.|^next-env\.d\.ts$/;
const ours = ["scripts/lib/build.mjs", "scripts/lib/bundle-backend.mjs"];

/** Builds what is not up to date. @param {Context} context */
export async function ensureBuilt(context) {
  for (const part of partsOf(context)) if (!part.isCurrent()) await part.run();
}

/** Builds all of it, whatever the stamps say. @param {Context} context */
export async function buildAnew(context) {
  for (const part of partsOf(context)) await part.run();
}

/** @param {Context} context @returns {Part[]} */
function partsOf(context) {
  const { root, env } = context;
  const inputs = buildInputs(root, env);
  return [
    part(
      root,
      "backend",
      inputs,
      () => existingOutput(join(root, "dist/backend/main.js")),
      async () => {
        await step("Building the backend", () => bundleBackend(root));
      },
    ),
    part(
      root,
      "shop",
      inputs,
      () => readOutput(join(root, ".next/BUILD_ID")),
      async () => {
        await step("Building the shop", () => buildShop(context));
      },
    ),
  ];
}

/**
 * The stamp goes before the work begins and comes back after it ended: an interrupted build leaves none. It names
 * the output too, so that somebody's own `next build` in between is noticed.
 * @param {string} root
 * @param {string} name
 * @param {string} inputs
 * @param {() => string} output empty where there is none
 * @param {() => Promise<void>} work
 * @returns {Part}
 */
export function part(root, name, inputs, output, work) {
  return {
    isCurrent() {
      const stamp = readStamp(root, `build-${name}`);
      return stamp.inputs === inputs && output() !== "" && stamp.output === output();
    },
    async run() {
      removeStamp(root, `build-${name}`);
      await work();
      writeStamp(root, `build-${name}`, { inputs, output: output() });
    },
  };
}

/** @param {Context} context */
async function buildShop({ root, env, signal }) {
  const command = nodeTool(join(root, "node_modules/next/dist/bin/next"), ["build"]);
  const childEnv = { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const { ok, output } = await runTool(command, { cwd: root, env: childEnv, signal });
  if (ok) return;
  const why = diskProblem(output) || "next build said why above.";
  throw new Sentence(`${tail(output)}\nThe shop could not be built: ${why}`);
}

/** @param {string} root @param {NodeJS.ProcessEnv} env */
function buildInputs(root, env) {
  const isSkipped = (/** @type {string} */ path) => /\.test\.tsx?$|\/testing\//.test(path);
  const beside = readdirSync(root).filter(
    (name) => /\.(ts|tsx|js|mjs|cjs)$/.test(name) && !notBuilt.test(name),
  );
  const files = hashFiles(root, [...sources, ...beside, ...settings, ...ours], isSkipped);
  // The rewrites are made from it at build time.
  const countryHeader = env["COUNTRY_HEADER"] ?? "";
  return hashOf([process.versions.node.split(".")[0], dependencyFields(root), countryHeader, files]);
}

/** @param {string} path */
const existingOutput = (path) => (existsSync(path) ? "there" : "");

/** @param {string} path */
const readOutput = (path) => (existsSync(path) ? readFileSync(path, "utf8").trim() : "");
