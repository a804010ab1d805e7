import { AsyncLocalStorage } from "node:async_hooks";

/** When the current request must have its answer, in the milliseconds of `performance.now`. */
const deadlines = new AsyncLocalStorage<number>();

/**
 * The storefront waits 20 s. All provider requests of one call share this time: tries, retries and look-ups. Jobs have no
 * deadline.
 */
export const providerDeadlineMs = 15_000;

export function runWithDeadline<T>(totalMs: number, run: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + totalMs, run);
}

/** The shorter of `timeoutMs` and the time left; zero or less if none is left. */
export function limitToDeadline(timeoutMs: number): number {
  const deadline = deadlines.getStore();
  return deadline === undefined ? timeoutMs : Math.min(timeoutMs, Math.ceil(deadline - performance.now()));
}
