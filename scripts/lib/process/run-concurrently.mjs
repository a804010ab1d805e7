/** For two cores: tests wait for a third of their time. */
const concurrency = 3;

/**
 * Starts the tasks in order, three at once, and calls `onResult` with each result. Returns the results in the order in
 * which the tasks ended.
 * @template T
 * @param {readonly (() => Promise<T>)[]} tasks
 * @param {(result: T) => void} onResult
 * @returns {Promise<T[]>}
 */
export async function runConcurrently(tasks, onResult) {
  const waiting = [...tasks];
  /** @type {T[]} */
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await next();
      results.push(result);
      onResult(result);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}
