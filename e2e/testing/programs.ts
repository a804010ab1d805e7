import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { commands, startPrograms } from "@/scripts/lib/programs.mjs";
import { readSettings } from "@/scripts/lib/settings.mjs";
import { testEnvironment } from "@/scripts/lib/test-environment.mjs";
import { copySeededData } from "./seeded-data";

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
  /** Called with the data folder after both have exited. Their output is in `programs.log` there. */
  atEnd?: (dataDir: string) => Promise<void>;
}

/** Starts the built shop and backend on free ports with a new data folder. `env` is passed to both. */
export async function startTestPrograms({ env: extraEnv = {}, atEnd }: Options = {}): Promise<Programs> {
  const directory = mkdtempSync(join(tmpdir(), "tailmark-stack-"));
  const port = await findUsablePort(0);
  // Tests choose the visitor's address, as a proxy would report it.
  const own = { PORT: String(port), DATA_DIR: directory, TRUSTED_PROXY_HOPS: "1", ...extraEnv };
  const env = { ...testEnvironment(root, process.env), ...own };
  await copySeededData(root, env, extraEnv, directory);
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
    await atEnd?.(directory);
    rmSync(directory, { recursive: true, force: true });
  };
  const { backendUrl: backend } = programs;
  return { shop: `http://localhost:${port}`, backend, mailFolder: join(directory, "mail"), logFile, stop };
}
