import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { untilHealthy } from "@/scripts/lib/answers.mjs";
import { type Child } from "@/scripts/lib/child.mjs";
import { claimPort } from "@/scripts/lib/ports.mjs";
import { commands, programsOf } from "@/scripts/lib/programs.mjs";
import { readSettings } from "@/scripts/lib/settings.mjs";
import { environmentForTests } from "@/scripts/lib/test-environment.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Programs {
  readonly shop: string;
  readonly backend: string;
  /** Where mails go. */
  readonly mailFolder: string;
  readonly stop: () => Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  /** Called with their data folder, in which `programs.log` is what they wrote, once they have ended. */
  atEnd?: (dataDir: string) => Promise<void>;
}

/** The built shop and backend on free ports, with data of their own. `env` reaches both. */
export async function startPrograms({ env: more = {}, atEnd }: Options = {}): Promise<Programs> {
  const directory = mkdtempSync(join(tmpdir(), "tailmark-stack-"));
  const port = await claimPort(0);
  const own = { PORT: String(port), DATA_DIR: directory, ...more };
  const env = { ...environmentForTests(root, process.env), ...own };
  const settings = readSettings(root, env);
  const output = atEnd && openSync(join(directory, "programs.log"), "a");
  const { backend, shop } = await programsOf({ root, env, settings, commands: commands.start, output });

  const running: Child[] = [];
  const stop = async () => {
    for (const child of running) await child.stop();
    if (output !== undefined) closeSync(output);
    await atEnd?.(directory);
    rmSync(directory, { recursive: true, force: true });
  };
  const asking = new AbortController();
  try {
    const first = backend?.() ?? null;
    if (first) running.unshift(first);
    const ready = first && (await Promise.race([first.ready, ended("backend", first)]));
    const second = shop(ready);
    running.unshift(second);
    const address = `http://localhost:${port}`;
    const healthy = untilHealthy(`${address}/api/health`, { limitMs: 60_000, signal: asking.signal });
    await Promise.race([healthy, ended("shop", second)]);
    return {
      shop: address,
      mailFolder: join(directory, "mail"),
      backend: ready ? `http://127.0.0.1:${ready.port}` : settings.upstreamUrl,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    asking.abort();
  }
}

async function ended(name: string, child: Child): Promise<never> {
  const { code, signal } = await child.ended;
  throw new Error(`The ${name} ended before it was ready (${signal ?? code}): see its words above.`);
}
