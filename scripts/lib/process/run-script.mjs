import { fileURLToPath } from "node:url";
import { printError } from "../report/print.mjs";
import { UserError } from "../report/user-error.mjs";
import { StoppedError, watchStopSignals } from "./stop-signals.mjs";

export const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");

/**
 * Runs a script and exits with its code. Expected failures print their message, others their stack.
 * @param {(stop: ReturnType<typeof watchStopSignals>) => Promise<number>} work
 */
export async function runScript(work) {
  const stop = watchStopSignals();
  process.exit(await work(stop).catch(exitCodeFor));
}

/** @param {unknown} error */
function exitCodeFor(error) {
  // Interrupted before the work was complete.
  if (error instanceof StoppedError || (error instanceof Error && error.name === "AbortError")) return 130;
  if (error instanceof UserError) {
    printError(error.message);
    return error.exitCode;
  }
  printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}
