import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./lib/enter.mjs";
import { withEnvFiles } from "./lib/env-file.mjs";
import { graceMs } from "./lib/child.mjs";
import { leaveWithParent } from "./lib/leave-with-parent.mjs";
import { complain } from "./lib/say.mjs";
import { watchParents } from "./lib/watch-parents.mjs";

const [mode, ...options] =
  process.argv[2] === "dev" ? process.argv.slice(2) : ["start", ...process.argv.slice(2)];

if (mode === "start" && !existsSync(join(root, ".next/BUILD_ID"))) {
  complain("The shop is not built: run `npm run build` first.");
  process.exitCode = 1;
} else {
  const defaults = mode === "start" ? { NODE_ENV: "production" } : {};
  Object.assign(process.env, {
    ...defaults,
    ...withEnvFiles(root, process.env),
    NEXT_TELEMETRY_DISABLED: "1",
  });
  process.chdir(root);
  leaveWithParent({ graceMs });
  watchParents(() => process.kill(process.pid, "SIGTERM"));
  // Whoever supervises us says that the shop is open, and when: of Next only warnings and errors remain.
  if (process.send && mode === "start") console.log = () => {};
  process.argv = [process.execPath, join(root, "node_modules/next/dist/bin/next"), mode, ...options];
  createRequire(import.meta.url)(process.argv[1]);
}
