import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function start(cwd: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const common = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
  return spawn(process.execPath, args, { cwd, env: { ...common, ...env }, stdio: "ignore" });
}

export async function run(cwd: string, args: readonly string[]): Promise<void> {
  const code = await new Promise((resolve) => start(cwd, args).once("exit", resolve));
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${String(code)}`);
}

export async function waitUntilOk(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isOk = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isOk) return;
    await pause(100);
  }
  throw new Error(`${url} did not respond.`);
}
