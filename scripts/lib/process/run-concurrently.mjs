/**
 * Starts the tasks in order, at most `limit` at once, and calls `onResult` with each result. Returns the results in
 * the order in which the tasks ended.
 * @template T
 * @param {readonly (() => Promise<T>)[]} tasks
 * @param {number} limit
 * @param {(result: T) => void} onResult
 * @returns {Promise<T[]>}
 */
export async function runConcurrently(tasks, limit, onResult) {
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
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
