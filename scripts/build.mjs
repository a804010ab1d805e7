import { prepare } from "./lib/prepare.mjs";
import { root, runScript } from "./lib/run.mjs";
import { withEnvFiles } from "./lib/settings.mjs";

await runScript(async (signal) => {
  await prepare(withEnvFiles(root, process.env), signal, "always");
  return 0;
});
