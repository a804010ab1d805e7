import { printError } from "../report/print.mjs";
import { UserError } from "../report/user-error.mjs";
import { StoppedError } from "../process/stop-signals.mjs";
import { waitUntilHealthy } from "./health.mjs";

/** @typedef {import("../process/child.mjs").Child} Child */
/** @typedef {import("../process/child.mjs").Ready} Ready */

/** Exit code of a backend that has printed why it cannot start. */
const cannotStartCode = 78;

/**
 * Starts the backend, then the shop, and runs both until a stop signal or until one of them exits. Neither outlives
 * the other.
 * @param {object} plan
 * @param {(() => Child) | null} plan.backend null if UPSTREAM_URL names one
 * @param {(backend: Ready | null) => Child} plan.shop
 * @param {string} plan.health
 * @param {number} plan.limitMs
 * @param {(backend: Ready | null) => void} plan.onReady
 * @param {{signal: AbortSignal, now: AbortSignal}} stop
 * @returns {Promise<number>} the exit code
 */
export async function supervise(plan, stop) {
  /** @type {Child[]} in stopping order: the shop before the backend it depends on */
  const running = [];
  const polling = new AbortController();
  const failures = [rejectOnAbort(stop.signal)];
  const add = (/** @type {string} */ name, /** @type {Child} */ child) => {
    running.unshift(child);
    failures.push(rejectOnExit(name, child));
  };
  try {
    stop.signal.throwIfAborted();
    const backend = plan.backend?.() ?? null;
    if (backend) add("backend", backend);
    const ready = backend && (await Promise.race([backend.ready, ...failures]));
    add("shop", plan.shop(ready));
    await Promise.race([waitUntilHealthy(plan.health, { ...plan, signal: polling.signal }), ...failures]);
    plan.onReady(ready);
    return await Promise.race(failures);
  } catch (error) {
    if (error instanceof StoppedError) return 0;
    if (!(error instanceof UserError)) throw error;
    printError(error.message);
    return error.exitCode;
  } finally {
    polling.abort();
    for (const child of running) await child.stop(stop.now);
  }
}

/** @param {AbortSignal} signal @returns {Promise<never>} */
function rejectOnAbort(signal) {
  return handled(new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))));
}

/** @param {string} name @param {Child} child @returns {Promise<never>} */
function rejectOnExit(name, child) {
  return handled(
    child.ended.then(({ code, signal }) => {
      if (code === cannotStartCode) throw new UserError(`The ${name} did not start: its reason is above.`);
      const cause = signal ? `signal ${signal}` : `exit code ${code}`;
      throw new UserError(`The ${name} ended by itself (${cause}), so everything stops.`);
    }),
  );
}

/**
 * Prevents an unhandled rejection: the promise is awaited later, in a race.
 * @template T
 * @param {Promise<T>} promise
 */
function handled(promise) {
  promise.catch(() => {});
  return promise;
}
