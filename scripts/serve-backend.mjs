import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/enter.mjs";
import { withEnvFiles } from "./lib/env-file.mjs";
import { complain } from "./lib/say.mjs";
import { watchParents } from "./lib/watch-parents.mjs";

const bundle = join(root, "dist/backend/main.js");

if (existsSync(bundle)) {
  // In this very process: signals and exit codes need nobody to pass them on.
  Object.assign(process.env, { NODE_ENV: "production", ...withEnvFiles(root, process.env) });
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  watchParents(() => process.kill(process.pid, "SIGTERM"));
  process.argv = [process.execPath, bundle, ...process.argv.slice(2)];
  await import(pathToFileURL(bundle).href);
} else {
  complain("The backend is not built: run `npm run build` first.");
  process.exitCode = 1;
}
