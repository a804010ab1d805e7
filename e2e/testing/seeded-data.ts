import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { commands, launch } from "@/scripts/lib/programs.mjs";

/** With one of these the database is another one, or none. */
const databaseVariables = ["DATA_DIR", "DATABASE_URL", "UPSTREAM_URL", "DEMO"] as const;

/**
 * Copies a data folder with migrated and seeded tables, which costs far less than seeding again. It is made on first
 * use, once per build of the backend.
 */
export async function copySeededData(
  root: string,
  env: NodeJS.ProcessEnv,
  changed: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  if (databaseVariables.some((name) => name in changed)) return;
  const program = createHash("sha256").update(readFileSync(join(root, "dist/backend/main.js")));
  // Demo orders are dated from the day of seeding.
  const name = `${new Date().toISOString().slice(0, 10)}-${program.digest("hex").slice(0, 16)}`;
  const source = join(root, ".next/cache/seeded-data", name);
  if (!existsSync(source)) await seed(root, env, source);
  cpSync(source, folder, { recursive: true });
}

/** Two commands may do this at the same moment: the first to finish wins. */
async function seed(root: string, env: NodeJS.ProcessEnv, target: string): Promise<void> {
  const parent = dirname(target);
  mkdirSync(parent, { recursive: true });
  removeOlder(parent);
  const folder = mkdtempSync(join(parent, "seeding-"));
  const own = { ...env, BACKEND_PORT: "0", DATA_DIR: folder, LOG_LEVEL: "warn" };
  const backend = launch({ args: commands.start.backend, cwd: root, env: own });
  await Promise.race([backend.ready, backend.ended]);
  await backend.stop();
  try {
    renameSync(folder, target);
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
}

function removeOlder(parent: string): void {
  const dayMs = 24 * 60 * 60 * 1000;
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true, force: true });
  }
}
