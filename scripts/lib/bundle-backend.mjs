import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "./run.mjs";

/** @type {[from: string, to: string][]} files that the bundle opens at run time, next to itself */
const runtimeFiles = [
  ["backend/db/pglite-worker.mjs", "pglite-worker.mjs"],
  ["backend/db/migrations", "migrations"],
  ["backend/kernel/documents/fonts", "fonts"],
  ["backend/kernel/geography/places.txt.gz", "places.txt.gz"],
];

/** @param {string} root */
export async function bundleBackend(root) {
  // Imported here: this module loads before the packages are installed.
  const { build, formatMessages, stop } = await import("esbuild");
  const out = join(root, "dist/backend");
  rmSync(out, { recursive: true, force: true });
  try {
    await build({
      absWorkingDir: root,
      entryPoints: {
        main: "backend/main.ts",
        admin: "backend/commands/admin.ts",
        backup: "backend/commands/backup.ts",
        demo: "backend/commands/demo.ts",
        keys: "backend/commands/keys.ts",
        migrate: "backend/commands/migrate.ts",
        restore: "backend/commands/restore.ts",
        "archive-worker": "backend/top/account-data/archive-worker.ts",
        "document-worker": "backend/workers/document-worker.ts",
        "spreadsheet-worker": "backend/animals/records/spreadsheets/spreadsheet-worker.ts",
      },
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
    const messages = await formatMessages(errorsOf(error), { kind: "error" });
    throw new UserError(`${messages.join("") || error}\nThe backend could not be built.`, { cause: error });
  } finally {
    // Otherwise its helper process keeps running.
    await stop();
  }
  for (const [from, to] of runtimeFiles)
    if (existsSync(join(root, from))) cpSync(join(root, from), join(out, to), { recursive: true });
}

/** @param {unknown} error @returns {import("esbuild").Message[]} */
function errorsOf(error) {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors) ? error.errors : [];
}
