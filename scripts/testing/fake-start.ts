import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { findUsablePort } from "../lib/ports.mjs";

const script = fileURLToPath(new URL("./start-with-fakes.mjs", import.meta.url));

export interface FakeStart {
  readonly directory: string;
  readonly port: number;
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Exit code of the spawned process, after all its output is read. */
  readonly closed: Promise<number | null>;
  readonly readPid: (name: "parent" | "backend" | "shop") => number;
}

interface Options {
  env?: Record<string, string>;
  /** Starts it in a shell, as npm does. */
  underNpm?: boolean;
  /** The .env file of its folder. */
  envFile?: string;
}

export async function startWithFakes({
  env = {},
  underNpm = false,
  envFile,
}: Options = {}): Promise<FakeStart> {
  const directory = mkdtempSync(join(tmpdir(), "tailmark-start-"));
  if (envFile) writeFileSync(join(directory, ".env"), envFile);
  const port = await findUsablePort(0);
  // None of the tests' own environment: its variables are set to empty.
  const childEnv = {
    PATH: process.env.PATH,
    NODE_ENV: "development" as const,
    PORT: String(port),
    FAKE_DIR: directory,
    npm_execpath: underNpm ? "npm-cli.js" : "",
    ...env,
  };
  // With `; true` the shell does not replace itself by its last command.
  const child = underNpm
    ? spawn("sh", ["-c", `"${process.execPath}" "${script}"; true`], { env: childEnv })
    : spawn(process.execPath, [script], { env: childEnv });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(directory, { recursive: true, force: true });
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const pidOf = (name: string) => Number(readFileSync(join(directory, `${name}.pid`), "utf8"));
  return { directory, port, process: child, output: () => output, closed, readPid: pidOf };
}

export async function waitUntilOpen(started: FakeStart): Promise<FakeStart> {
  await waitUntil(
    () => started.output().includes("Ctrl-C"),
    () => `The shop did not open: ${started.output()}`,
  );
  return started;
}

export async function waitUntil(
  condition: () => boolean,
  failure: () => string,
  limitMs = 30_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!condition()) {
    if (Date.now() > end) throw new Error(failure());
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Whether the process runs. A zombie has exited; its parent has not collected it yet. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** Waits until parent, backend and shop have exited. */
export async function waitUntilAllExited(started: FakeStart): Promise<void> {
  const pids = (["parent", "backend", "shop"] as const).map((name) => [name, started.readPid(name)] as const);
  const alive = () => pids.filter(([, pid]) => isAlive(pid)).map(([name]) => name);
  await waitUntil(
    () => alive().length === 0,
    () => `Still alive: ${alive().join(", ")}. ${started.output()}`,
  );
}
