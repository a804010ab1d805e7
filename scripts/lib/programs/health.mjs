import { setTimeout as pause } from "node:timers/promises";
import { UserError } from "../report/user-error.mjs";

/**
 * Polls the address until it responds with 200.
 * @param {string} address
 * @param {{limitMs: number, signal: AbortSignal}} options
 */
export async function waitUntilHealthy(address, { limitMs, signal }) {
  const until = Date.now() + limitMs;
  let lastStatus = "no response";
  while (Date.now() < until) {
    const status = await fetchStatus(address, AbortSignal.any([signal, AbortSignal.timeout(10_000)]));
    if (status === "200") return;
    lastStatus = status;
    await pause(100, undefined, { signal });
  }
  const limit = `${Math.round(limitMs / 1000)} seconds`;
  throw new UserError(
    `The shop did not become healthy within ${limit}: ${address} last returned: ${lastStatus}.`,
  );
}

/** @param {string} address an UPSTREAM_URL: any status will do, it may have no page at its root */
export async function assertReachable(address) {
  const status = await fetchStatus(address, AbortSignal.timeout(5000));
  if (/^\d+$/.test(status)) return;
  throw new UserError(
    `Nothing answers at UPSTREAM_URL (${address}: ${status}): start that backend first, or leave UPSTREAM_URL out to use the one included.`,
  );
}

/** @param {string} address @param {AbortSignal} signal @returns {Promise<string>} the status, or the reason why there is none */
async function fetchStatus(address, signal) {
  try {
    const response = await fetch(address, { signal, redirect: "manual" });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (cause instanceof Error && cause.name === "TimeoutError") return "no response in time";
    return cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  }
}
