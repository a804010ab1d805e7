import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runScript } from "../lib/run.mjs";
import { serve } from "../lib/serve.mjs";

const root = process.env.FAKE_DIR ?? "";
/** @param {string} name */
const fake = (name) => [fileURLToPath(new URL(name, import.meta.url))];
mkdirSync(root, { recursive: true });
writeFileSync(`${root}/parent.pid`, String(process.pid));

await runScript((signal) =>
  serve(
    {
      root,
      env: process.env,
      commands: { isDev: false, backend: fake("./fake-backend.mjs"), shop: fake("./fake-shop.mjs") },
      prepare: async () => {},
    },
    signal,
  ),
);
