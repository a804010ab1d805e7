import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Sentence } from "./sentence.mjs";

/** What the bundle opens at run time, beside itself. */
const companions = [
  ["backend/db/pglite-worker.mjs", "pglite-worker.mjs"],
  ["backend/db/migrations", "migrations"],
  ["backend/documents/fonts", "fonts"],
];

/** @param {string} root */
export async function bundleBackend(root) {
  // Imported here: the file is read before the packages are installed.
  const { build, formatMessages, stop } = await import("esbuild");
  const out = join(root, "dist/backend");
  rmSync(out, { recursive: true, force: true });
  try {
    await build({
      absWorkingDir: root,
      entryPoints: { main: "backend/main.ts" },
      outdir: out,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      packages: "external",
      sourcemap: true,
      logLevel: "silent",
    });
  } catch (error) {
    const said = await formatMessages(errorsOf(error), { kind: "error" });
    throw new Sentence(`${said.join("") || error}\nThe backend could not be built.`, { cause: error });
  } finally {
    // Its helper process would stay beside the shop.
    await stop();
  }
  for (const [from, to] of companions)
    if (existsSync(join(root, from))) cpSync(join(root, from), join(out, to), { recursive: true });
}

/** @param {unknown} error @returns {import("esbuild").Message[]} */
function errorsOf(error) {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors) ? error.errors : [];
}
