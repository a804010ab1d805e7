import { createHash, randomUUID } from "node:crypto";
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
import pg from "pg";
import { runStatement, withDatabaseName } from "@/backend/testing/template";
import { commands, launch } from "@/scripts/lib/programs.mjs";

/** Migrated and seeded tables are made on first use, once per build of the backend: copying them costs far less. */
function nameOfBuild(root: string): string {
  const program = createHash("sha256").update(readFileSync(join(root, "dist/backend/main.js")));
  // Demo orders are dated from the day of seeding.
  return `${new Date().toISOString().slice(0, 10)}-${program.digest("hex").slice(0, 16)}`;
}

/** A data folder with a seeded database on PGlite. */
export async function copySeededFolder(root: string, env: NodeJS.ProcessEnv, folder: string): Promise<void> {
  const source = join(root, ".next/cache/seeded-data", nameOfBuild(root));
  if (!existsSync(source)) await seedFolder(root, env, source);
  cpSync(source, folder, { recursive: true });
}

export interface DatabaseCopy {
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** A seeded database on a PostgreSQL server, which takes less of the processor's time than PGlite. */
export async function copySeededDatabase(
  root: string,
  env: NodeJS.ProcessEnv,
  serverUrl: string,
): Promise<DatabaseCopy> {
  const template = `seeded_${nameOfBuild(root).replaceAll("-", "_")}`;
  await createTemplate(root, env, serverUrl, template);
  const name = `copy_${randomUUID().replaceAll("-", "")}`;
  await runStatement(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: withDatabaseName(serverUrl, name),
    remove: async () => {
      await runStatement(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

const templateLock = 7_240_118;

/** Two commands may do this at the same moment: the second waits. */
async function createTemplate(root: string, env: NodeJS.ProcessEnv, serverUrl: string, name: string) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    // Left by an aborted run.
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} encoding 'UTF8' template template0`);
    const url = withDatabaseName(serverUrl, unfinished);
    await seed(root, { ...env, DATABASE_URL: url, DEMO: "1" });
    await client.query(`alter database ${unfinished} rename to ${name}`);
  } finally {
    await client.end();
  }
}

/** Two commands may do this at the same moment: the first to finish wins. */
async function seedFolder(root: string, env: NodeJS.ProcessEnv, target: string): Promise<void> {
  const parent = dirname(target);
  mkdirSync(parent, { recursive: true });
  removeOlder(parent);
  const folder = mkdtempSync(join(parent, "seeding-"));
  await seed(root, { ...env, DATA_DIR: folder });
  try {
    renameSync(folder, target);
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A backend that starts on an empty database seeds it. */
async function seed(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const own = { ...env, BACKEND_PORT: "0", LOG_LEVEL: "warn" };
  const backend = launch({ args: commands.start.backend, cwd: root, env: own });
  const isReady = await Promise.race([backend.ready.then(() => true), backend.ended.then(() => false)]);
  await backend.stop();
  if (!isReady) throw new Error("The backend ended before it had seeded the database of the tests.");
}

function removeOlder(parent: string): void {
  const dayMs = 24 * 60 * 60 * 1000;
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true, force: true });
  }
}
