import { pathToFileURL } from "node:url";
import { StoppedError } from "../process/stop-signals.mjs";
import { print, printError } from "./print.mjs";

/**
 * The result of a check or a suite. A check counts as one test.
 * @typedef {{name: string, seconds: number, passed: number, failed: string[], skipped: string[], note: string, output: string}} Result
 * @typedef {{ok: boolean, output: string, note?: string}} CheckResult
 */

/**
 * @param {string} name
 * @param {() => CheckResult | Promise<CheckResult>} work
 * @returns {Promise<Result>}
 */
export async function runCheck(name, work) {
  return runTimed(name, async () => {
    const { ok, output, note = "" } = await work();
    return { passed: ok ? 1 : 0, failed: ok ? [] : [name], skipped: [], note, output: ok ? "" : output };
  });
}

/**
 * Adds name and duration. An exception counts as a failure.
 * @param {string} name
 * @param {() => Promise<Omit<Result, "name" | "seconds">>} work
 * @returns {Promise<Result>}
 */
export async function runTimed(name, work) {
  const since = Date.now();
  const result = await work().catch((error) => {
    if (error instanceof StoppedError) throw error;
    const output = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: [name], skipped: [], note: "", output };
  });
  return { name, seconds: (Date.now() - since) / 1000, ...result };
}

/** @param {string} name @returns {Result} */
export const skippedResult = (name) => ({
  name,
  seconds: 0,
  passed: 0,
  failed: [],
  skipped: [name],
  note: "",
  output: "",
});

/** One line, followed by the output of a failure. @param {Result} result */
export function printResult({ name, seconds, failed, skipped, note, output }) {
  const status = failed.length > 0 ? "FAILED" : skipped.length > 0 && seconds === 0 ? "skipped" : "ok";
  print(`${status} ${name} ${seconds.toFixed(1)} s${note && ` (${note})`}`);
  if (failed.length > 0 && output) print(output.trimEnd().replace(/^/gm, "    "));
}

/**
 * Lets a check run alone: `node tools/checks/file-sizes.mjs`.
 * @param {string} url the module's import.meta.url
 * @param {() => CheckResult} work
 */
export function runCheckIfEntry(url, work) {
  if (!process.argv[1] || pathToFileURL(process.argv[1]).href !== url) return;
  const { ok, output, note } = work();
  if (ok) print(note ?? "ok");
  else printError(output);
  process.exitCode = ok ? 0 : 1;
}
