import { runScript, root } from "./lib/process/run-script.mjs";
import { withEnvFiles } from "./lib/env/env-files.mjs";
import { prepare } from "./lib/build/prepare.mjs";

await runScript(async ({ signal }) => {
  await prepare({ root, env: withEnvFiles(root, process.env), signal }, { build: "all" });
  return 0;
});
