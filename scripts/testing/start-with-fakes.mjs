import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runScript } from "../lib/process/run-script.mjs";
import { runPrograms } from "../lib/programs/run-programs.mjs";

const root = process.env.FAKE_DIR ?? "";
const mode = process.env.FAKE_MODE === "dev" ? "dev" : "start";
/** @param {string} name @returns {[string, ...string[]]} */
const fake = (name) => [process.execPath, fileURLToPath(new URL(name, import.meta.url))];
mkdirSync(root, { recursive: true });
writeFileSync(`${root}/supervisor.pid`, String(process.pid));

await runScript((stop) =>
  runPrograms(
    {
      root,
      env: process.env,
      commands: {
        mode,
        backend: fake("./fake-backend.mjs"),
        shop: fake("./fake-shop.mjs"),
        backendSources: mode === "dev" ? ["backend"] : [],
      },
      prepare: async () => {},
    },
    stop,
  ),
);
