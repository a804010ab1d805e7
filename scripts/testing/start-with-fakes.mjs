import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { enter } from "../lib/enter.mjs";
import { startPrograms } from "../lib/start-programs.mjs";

const root = process.env.FAKE_DIR ?? "";
const mode = process.env.FAKE_MODE === "dev" ? "dev" : "start";
const fake = (/** @type {string} */ name) => [
  process.execPath,
  fileURLToPath(new URL(name, import.meta.url)),
];
mkdirSync(root, { recursive: true });
writeFileSync(`${root}/supervisor.pid`, String(process.pid));

await enter((stop) =>
  startPrograms(
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
