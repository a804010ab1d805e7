import { untilHealthy } from "./answers.mjs";
import { complain } from "./say.mjs";
import { Sentence } from "./sentence.mjs";
import { Stopped } from "./stop-wish.mjs";

/** @typedef {import("./child.mjs").Child} Child */
/** @typedef {import("./child.mjs").Ready} Ready */

/** The exit code of a backend that has told in one sentence why it cannot start. */
const cannotStart = 78;

/**
 * Starts the backend, then the shop, and keeps both until somebody wishes to stop or one of them ends. Neither
 * outlives the other.
 * @param {object} plan
 * @param {(() => Child) | null} plan.backend null where UPSTREAM_URL names one
 * @param {(backend: Ready | null) => Child} plan.shop
 * @param {string} plan.health
 * @param {number} plan.limitMs
 * @param {(backend: Ready | null) => void} plan.onReady
 * @param {{signal: AbortSignal, now: AbortSignal}} stop
 * @returns {Promise<number>} the exit code
 */
export async function supervise(plan, stop) {
  /** @type {Child[]} in the order in which they end: the shop first, then what it asks */
  const running = [];
  const asking = new AbortController();
  const over = [rejectOn(stop.signal)];
  const keep = (/** @type {string} */ name, /** @type {Child} */ child) => {
    running.unshift(child);
    over.push(rejectAt(name, child));
  };
  try {
    stop.signal.throwIfAborted();
    const backend = plan.backend?.() ?? null;
    if (backend) keep("backend", backend);
    const ready = backend && (await Promise.race([backend.ready, ...over]));
    keep("shop", plan.shop(ready));
    await Promise.race([untilHealthy(plan.health, { ...plan, signal: asking.signal }), ...over]);
    plan.onReady(ready);
    return await Promise.race(over);
  } catch (error) {
    if (error instanceof Stopped) return 0;
    if (!(error instanceof Sentence)) throw error;
    complain(error.message);
    return error.exitCode;
  } finally {
    asking.abort();
    for (const child of running) await child.stop(stop.now);
  }
}

/** @param {AbortSignal} signal @returns {Promise<never>} */
function rejectOn(signal) {
  return awaited(new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))));
}

/** @param {string} name @param {Child} child @returns {Promise<never>} */
function rejectAt(name, child) {
  return awaited(
    child.ended.then(({ code, signal }) => {
      if (code === cannotStart) throw new Sentence(`The ${name} did not start: its reason is above.`);
      const how = signal ? `signal ${signal}` : `exit code ${code}`;
      throw new Sentence(`The ${name} ended by itself (${how}), so everything stops.`);
    }),
  );
}

/**
 * A rejection that nobody waits for at the moment is no accident: the next race asks for it.
 * @template T
 * @param {Promise<T>} promise
 */
function awaited(promise) {
  promise.catch(() => {});
  return promise;
}
