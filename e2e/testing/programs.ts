import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { commands, startPrograms } from "@/scripts/lib/programs.mjs";
import { readSettings } from "@/scripts/lib/settings.mjs";
import { testEnvironment } from "@/scripts/lib/test-environment.mjs";
import { copySeededDatabase, copySeededFolder, type DatabaseCopy } from "./seeded-data";
import { postgresTestUrl } from "@/backend/testing/template";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Starting shop and backend takes long on a busy machine. */
export const startTimeoutMs = 240_000;

export interface Programs {
  readonly shop: string;
  readonly backend: string;
  /** Sent emails as files. */
  readonly mailFolder: string;
  /** The output of both, if `atEnd` is given. */
  readonly logFile: string;
  readonly stop: () => Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  /** Called after both have exited. Their output is in `programs.log` in the data folder. */
  atEnd?: (stored: Stored) => Promise<void>;
}

export interface Stored {
  readonly dataDir: string;
  /** Empty: the database is in `dataDir`. */
  readonly databaseUrl: string;
}

/** With one of these the database is another one, or none. */
const databaseVariables = ["DATA_DIR", "DATABASE_URL", "UPSTREAM_URL", "DEMO"] as const;

/** Starts the built shop and backend on free ports with a new data folder and database. `env` is passed to both. */
export async function startTestPrograms({ env: extraEnv = {}, atEnd }: Options = {}): Promise<Programs> {
  const directory = mkdtempSync(join(tmpdir(), "tailmark-stack-"));
  const port = await findUsablePort(0);
  // Tests choose the visitor's address, as a proxy would report it.
  const own = { PORT: String(port), DATA_DIR: directory, TRUSTED_PROXY_HOPS: "1", ...extraEnv };
  const base = { ...testEnvironment(root, process.env), ...own };
  const hasOwnData = !databaseVariables.some((name) => name in extraEnv);
  const database = hasOwnData ? await copyData(base, directory) : undefined;
  const env = { ...base, ...(database && { DATABASE_URL: database.url, DEMO: "1" }) };
  const logFile = join(directory, "programs.log");
  const output = atEnd && openSync(logFile, "a");
  const settings = readSettings(root, env);
  const programs = await startPrograms({
    root,
    env,
    settings,
    commands: commands.start,
    output,
  }).catch((error: unknown) => {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  });
  const stop = async () => {
    await programs.stop();
    if (output !== undefined) closeSync(output);
    await atEnd?.({ dataDir: directory, databaseUrl: database?.url ?? "" });
    await database?.remove();
    rmSync(directory, { recursive: true, force: true });
  };
  const { backendUrl: backend } = programs;
  return { shop: `http://localhost:${port}`, backend, mailFolder: join(directory, "mail"), logFile, stop };
}

/** On the PostgreSQL server of the test run, if there is one; else in the folder. */
async function copyData(env: NodeJS.ProcessEnv, folder: string): Promise<DatabaseCopy | undefined> {
  const serverUrl = postgresTestUrl();
  if (serverUrl) return copySeededDatabase(root, env, serverUrl);
  await copySeededFolder(root, env, folder);
  return undefined;
}
