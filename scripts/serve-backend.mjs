import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { printError, root } from "./lib/run.mjs";
import { withEnvFiles } from "./lib/settings.mjs";

const bundle = join(root, "dist/backend/main.js");

if (existsSync(bundle)) {
  // In this process: signals and exit codes need no forwarding.
  const env = withEnvFiles(root, process.env);
  Object.assign(process.env, env, { NODE_ENV: env.NODE_ENV ?? "production" });
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, bundle, ...process.argv.slice(2)];
  await import(pathToFileURL(bundle).href);
} else {
  printError("The backend is not built: run `npm run build` first.");
  process.exitCode = 1;
}
