import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { printError, root } from "./run.mjs";
import { withEnvFiles } from "./settings.mjs";

/**
 * Runs a built program of the backend in this process, so that signals and exit codes need no forwarding.
 * @param {string} name of an entry point in bundle-backend.mjs
 * @param {string[]} args
 */
export async function runBundle(name, args = []) {
  const bundle = join(root, `dist/backend/${name}.js`);
  if (!existsSync(bundle)) {
    printError("The backend is not built: run `npm run build` first.");
    process.exitCode = 1;
    return;
  }
  const env = withEnvFiles(root, process.env);
  Object.assign(process.env, env, { NODE_ENV: env.NODE_ENV ?? "production" });
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, bundle, ...args];
  await import(pathToFileURL(bundle).href);
}
