import { pathToFileURL } from "node:url";
import { complain, say } from "./say.mjs";
import { Stopped } from "./stop-wish.mjs";

/**
 * What a check or a suite came to. A check counts as one.
 * @typedef {{name: string, seconds: number, passed: number, failed: string[], skipped: string[], note: string, output: string}} Result
 * @typedef {{ok: boolean, output: string, note?: string}} Answer
 */

/**
 * @param {string} name
 * @param {() => Answer | Promise<Answer>} work
 * @returns {Promise<Result>}
 */
export async function check(name, work) {
  return timed(name, async () => {
    const { ok, output, note = "" } = await work();
    return { passed: ok ? 1 : 0, failed: ok ? [] : [name], skipped: [], note, output: ok ? "" : output };
  });
}

/**
 * Adds name and seconds; what throws is a failure like any other.
 * @param {string} name
 * @param {() => Promise<Omit<Result, "name" | "seconds">>} work
 * @returns {Promise<Result>}
 */
export async function timed(name, work) {
  const since = Date.now();
  const result = await work().catch((error) => {
    if (error instanceof Stopped) throw error;
    const output = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: [name], skipped: [], note: "", output };
  });
  return { name, seconds: (Date.now() - since) / 1000, ...result };
}

/** @param {string} name @returns {Result} */
export const skipped = (name) => ({
  name,
  seconds: 0,
  passed: 0,
  failed: [],
  skipped: [name],
  note: "",
  output: "",
});

/** One line, and after it whatever a failure said. @param {Result} result */
export function tell({ name, seconds, failed, skipped, note, output }) {
  const word = failed.length > 0 ? "FAILED" : skipped.length > 0 && seconds === 0 ? "skipped" : "ok";
  say(`${word} ${name} ${seconds.toFixed(1)} s${note && ` (${note})`}`);
  if (failed.length > 0 && output) say(output.trimEnd().replace(/^/gm, "    "));
}

/**
 * Lets a check be run alone: `node scripts/check-sizes.mjs`.
 * @param {string} url the module's import.meta.url
 * @param {() => Answer} work
 */
export function runIfEntry(url, work) {
  if (!process.argv[1] || pathToFileURL(process.argv[1]).href !== url) return;
  const { ok, output, note } = work();
  if (ok) say(note ?? "ok");
  else complain(output);
  process.exitCode = ok ? 0 : 1;
}
