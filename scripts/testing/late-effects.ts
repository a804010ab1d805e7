/** How much later effects run at most, as on a slow device. */
const maxDelayMs = 60;

/**
 * Delays React's effects by a random time. A test that asserts the result of an effect right after a click then always
 * fails, instead of once in a hundred runs. Call this before React is loaded: it keeps a reference to `setImmediate`.
 */
export function delayEffects(): void {
  const { setTimeout: startTimer } = globalThis;
  const delayed = (callback: (...values: unknown[]) => void, ...values: unknown[]) =>
    startTimer(() => callback(...values), Math.random() * maxDelayMs);
  Object.assign(globalThis, { setImmediate: delayed });
}
