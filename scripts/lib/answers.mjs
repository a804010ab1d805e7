import { setTimeout as pause } from "node:timers/promises";
import { Sentence } from "./sentence.mjs";

/**
 * Asks until the address answers 200.
 * @param {string} address
 * @param {{limitMs: number, signal: AbortSignal}} options
 */
export async function untilHealthy(address, { limitMs, signal }) {
  const until = Date.now() + limitMs;
  let last = "no answer";
  while (Date.now() < until) {
    const answer = await ask(address, AbortSignal.any([signal, AbortSignal.timeout(10_000)]));
    if (answer === "200") return;
    last = answer;
    await pause(100, undefined, { signal });
  }
  const limit = `${Math.round(limitMs / 1000)} seconds`;
  throw new Sentence(`The shop did not become healthy within ${limit}: ${address} last said: ${last}.`);
}

/** @param {string} address an UPSTREAM_URL: any answer will do, it may have no page at its root */
export async function assertAnswers(address) {
  const answer = await ask(address, AbortSignal.timeout(5000));
  if (/^\d+$/.test(answer)) return;
  throw new Sentence(
    `Nothing answers at UPSTREAM_URL (${address}: ${answer}): start that backend first, or leave UPSTREAM_URL out to use the one included.`,
  );
}

/** @param {string} address @param {AbortSignal} signal @returns {Promise<string>} status, or why there is none */
async function ask(address, signal) {
  try {
    const response = await fetch(address, { signal, redirect: "manual" });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (cause instanceof Error && cause.name === "TimeoutError") return "no answer in time";
    return cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  }
}
