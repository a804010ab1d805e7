import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { printError, root } from "./lib/run.mjs";
import { withEnvFiles } from "./lib/settings.mjs";

const isDev = process.argv[2] === "dev";
const mode = isDev ? "dev" : "start";
const options = process.argv.slice(isDev ? 3 : 2);

if (mode === "start" && !existsSync(join(root, ".next/BUILD_ID"))) {
  printError("The shop is not built: run `npm run build` first.");
  process.exitCode = 1;
} else {
  const defaults = mode === "start" ? { NODE_ENV: "production" } : {};
  Object.assign(process.env, {
    ...defaults,
    ...withEnvFiles(root, process.env),
    NEXT_TELEMETRY_DISABLED: "1",
  });
  process.chdir(root);
  // The parent process is gone, and the shop must not outlive it.
  if (process.send) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // The parent prints the address, so Next prints only warnings and errors.
  if (process.send && mode === "start") console.log = () => {};
  const next = join(root, "node_modules/next/dist/bin/next");
  process.argv = [process.execPath, next, mode, ...options];
  createRequire(import.meta.url)(next);
}
