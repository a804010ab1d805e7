import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";

/**
 * Asks each address in turns, so that a slow minute slows all of them.
 * @param {Record<string, string>} addresses
 * @param {{rounds: number, seconds: number, connections: number}} options
 */
export async function measureInTurns(addresses, { rounds, seconds, connections }) {
  const names = Object.keys(addresses);
  const perSecond = Object.fromEntries(names.map((name) => [name, /** @type {number[]} */ ([])]));
  let failed = 0;
  for (const name of names) await autocannon({ url: addresses[name], connections, amount: 3000 });
  for (let round = 0; round < rounds; round += 1) {
    // Every other round in the other order: whoever comes after the busiest is not always the same.
    for (const name of round % 2 ? names.toReversed() : names) {
      const result = await autocannon({ url: addresses[name], connections, duration: seconds });
      perSecond[name].push(result.requests.average);
      failed += result.non2xx + result.errors;
    }
  }
  return { perSecond, failed };
}

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
