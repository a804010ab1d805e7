import { StoppedError } from "../process/stop-signals.mjs";

// A closed terminal or pipe (`npm start | head`) must not crash the programs.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** @param {string} text */
export const print = (text) => void process.stdout.write(`${text}\n`);

/** @param {string} text */
export const printError = (text) => void process.stderr.write(`${text}\n`);

/** @param {number} since milliseconds, from Date.now() */
export const formatSecondsSince = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Prints the title at once and the duration at the end, on one line.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runStep(title, work) {
  const since = Date.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    print(formatSecondsSince(since));
    return result;
  } catch (error) {
    print(error instanceof StoppedError ? "stopped" : "failed");
    throw error;
  }
}
