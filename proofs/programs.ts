import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export type Check = readonly [label: string, isGood: boolean];

/** Prints what was checked. The process fails if a check has failed. */
export function reportChecks(checks: readonly Check[]): void {
  for (const [label, isGood] of checks) console.log(`${isGood ? "ok" : "NOT ok"}: ${label}`);
  const passed = checks.filter(([, isGood]) => isGood).length;
  console.log(`${passed} passed, ${checks.length - passed} failed`);
  if (passed < checks.length) process.exitCode = 1;
}

export const ticksPerSecond = 100;

/** Seconds of CPU time that a process has used so far; 0 where the system does not tell. */
export function processorSeconds(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
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
