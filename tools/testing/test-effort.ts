import { testSeed } from "./test-seed.mjs";

/** `npm run proof:thorough` sets it. `npm test` tests samples. */
export const isThorough = process.env["TEST_EFFORT"] === "full";

/** How often a property is tested with random values: an eighth of `full` in `npm test`. */
export const runCount = (full: number): number => (isThorough ? full : Math.ceil(full / 8));

/** `count` of the items in their order, evenly spread from a start that the seed chooses; all of them when thorough. */
export function sampleOf<T>(items: readonly T[], count: number): readonly T[] {
  if (isThorough || items.length <= count) return items;
  const step = items.length / count;
  const start = (testSeed % 1_000) / 1_000;
  return Array.from({ length: count }, (_, at) => items[Math.floor((start + at) * step)] as T);
}
