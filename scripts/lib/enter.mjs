import { fileURLToPath } from "node:url";
import { complain } from "./say.mjs";
import { Sentence } from "./sentence.mjs";
import { Stopped, watchForStop } from "./stop-wish.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/**
 * Runs a script to its exit code; what we foresaw is told in its sentence, what we did not with its stack.
 * @param {(stop: ReturnType<typeof watchForStop>) => Promise<number>} work
 */
export async function enter(work) {
  const stop = watchForStop();
  process.exit(await work(stop).catch(exitCodeOf));
}

/** @param {unknown} error */
function exitCodeOf(error) {
  // Stopped before there was anything to serve: what was asked for did not happen.
  if (error instanceof Stopped || (error instanceof Error && error.name === "AbortError")) return 130;
  if (error instanceof Sentence) {
    complain(error.message);
    return error.exitCode;
  }
  complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}
