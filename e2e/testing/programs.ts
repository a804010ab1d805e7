import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { waitUntilHealthy } from "@/scripts/lib/programs/health.mjs";
import { type Child } from "@/scripts/lib/process/child.mjs";
import { findUsablePort } from "@/scripts/lib/process/ports.mjs";
import { commands, createPrograms } from "@/scripts/lib/programs/programs.mjs";
import { readSettings } from "@/scripts/lib/env/settings.mjs";
import { testEnvironment } from "@/scripts/lib/env/test-environment.mjs";
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
  const settings = readSettings(root, env);
  const logFile = join(directory, "programs.log");
  const output = atEnd && openSync(logFile, "a");
  const { backend, shop } = await createPrograms({ root, env, settings, commands: commands.start, output });

  const running: Child[] = [];
  const stop = async () => {
    for (const child of running) await child.stop();
    if (output !== undefined) closeSync(output);
    await atEnd?.(directory);
    rmSync(directory, { recursive: true, force: true });
  };
  const polling = new AbortController();
  try {
    const backendChild = backend?.() ?? null;
    if (backendChild) running.unshift(backendChild);
    const ready =
      backendChild && (await Promise.race([backendChild.ready, failOnExit("backend", backendChild)]));
    const shopChild = shop(ready);
    running.unshift(shopChild);
    const address = `http://localhost:${port}`;
    const healthy = waitUntilHealthy(`${address}/api/health`, { limitMs: 60_000, signal: polling.signal });
    await Promise.race([healthy, failOnExit("shop", shopChild)]);
    return {
      shop: address,
      mailFolder: join(directory, "mail"),
      logFile,
      backend: ready ? `http://127.0.0.1:${ready.port}` : settings.upstreamUrl,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    polling.abort();
  }
}

async function failOnExit(name: string, child: Child): Promise<never> {
  const { code, signal } = await child.ended;
  throw new Error(`The ${name} ended before it was ready (${signal ?? code}): see its output above.`);
}
