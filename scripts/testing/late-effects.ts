/** Effects run up to this long after their render, as on a slow device. */
const maxDelayMs = 60;

/**
 * Delays React's effects by a random time. A test that looks right after a click at what an effect changes fails then, not
 * once in a hundred runs. React keeps `setImmediate` when it is loaded, so call this before.
 */
export function delayEffects(): void {
  const { setTimeout: startTimer } = globalThis;
  const delayed = (callback: (...values: unknown[]) => void, ...values: unknown[]) =>
    startTimer(() => callback(...values), Math.random() * maxDelayMs);
  Object.assign(globalThis, { setImmediate: delayed });
}
