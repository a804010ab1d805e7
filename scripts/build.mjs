import { enter, root } from "./lib/enter.mjs";
import { withEnvFiles } from "./lib/env-file.mjs";
import { prepare } from "./lib/prepare.mjs";

await enter(async ({ signal }) => {
  await prepare({ root, env: withEnvFiles(root, process.env), signal }, { build: "anew" });
  return 0;
});
