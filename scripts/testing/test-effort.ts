/** `npm run proof:thorough` sets it. `npm test` samples: with other random values in every run. */
export const isThorough = process.env["TEST_EFFORT"] === "full";

/** How often a property is tested with random values: an eighth of `full` in `npm test`. */
export const runCount = (full: number): number => (isThorough ? full : Math.ceil(full / 8));

/** `count` of the items in their order, evenly spread from a random start; all of them when thorough. */
export function sampleOf<T>(items: readonly T[], count: number): readonly T[] {
  if (isThorough || items.length <= count) return items;
  const step = items.length / count;
  const start = Math.random() * step;
  return Array.from({ length: count }, (_, at) => items[Math.floor(start + at * step)] as T);
}
