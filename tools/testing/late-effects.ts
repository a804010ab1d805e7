import { testSeed } from "./test-seed.mjs";

/** How much later effects run at most, as on a slow device. */
const maxDelayMs = 60;

/**
 * Delays React's effects by times that the seed chooses. A test that asserts the result of an effect right after a click then always
 * fails, instead of once in a hundred runs. Call this before React is loaded: it keeps a reference to `setImmediate`.
 */
export function delayEffects(): void {
  const { setTimeout: startTimer } = globalThis;
  let state = testSeed;
  // Park and Miller's generator: all that is needed are uneven delays.
  const nextDelay = () => ((state = (state * 48_271) % 2_147_483_647) / 2_147_483_647) * maxDelayMs;
  const delayed = (callback: (...values: unknown[]) => void, ...values: unknown[]) =>
    startTimer(() => callback(...values), nextDelay());
  Object.assign(globalThis, { setImmediate: delayed });
}
