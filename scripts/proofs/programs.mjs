import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** @param {number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** @param {string} cwd @param {string[]} args @param {Record<string, string>} [env] */
export function start(cwd, args, env = {}) {
  const common = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  return spawn(process.execPath, args, { cwd, env: { ...common, ...env }, stdio: "ignore" });
}

/** @param {string} cwd @param {string[]} args */
export async function run(cwd, args) {
  const code = await new Promise((resolve) => start(cwd, args).once("exit", resolve));
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
}

/** @param {string} address */
export async function untilAnswered(address) {
  for (let tries = 0; tries < 300; tries += 1) {
    const isThere = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isThere) return;
    await pause(100);
  }
  throw new Error(`${address} did not answer.`);
}
