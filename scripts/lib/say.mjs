import { Stopped } from "./stop-wish.mjs";

// A closed terminal or a reader that left (`npm start | head`) must not stop the programs half way.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** @param {string} text */
export const say = (text) => void process.stdout.write(`${text}\n`);

/** @param {string} text */
export const complain = (text) => void process.stderr.write(`${text}\n`);

/** @param {number} since milliseconds, of Date.now() */
export const secondsSince = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * One line a step: the name at once, so that nobody looks at an empty screen, the seconds when it is done.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const since = Date.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    say(secondsSince(since));
    return result;
  } catch (error) {
    say(error instanceof Stopped ? "stopped" : "failed");
    throw error;
  }
}
