import type { ErrorCode } from "@/lib/domain/error-codes";
import { BulkheadRejectedError } from "cockatiel";
import { busy, Refusal } from "@/backend/http/refusals";
import { createWorkerRunner } from "@/backend/workers/worker-runner";
import type { SpreadsheetTask, TaskResults } from "./spreadsheet-tasks";

/** One for the process. Spreadsheets are read in a worker, so that none of them can hold up other requests. */
const runInWorker = createWorkerRunner<SpreadsheetTask, unknown>({
  source: new URL("./spreadsheet-worker.ts", import.meta.url),
  bundle: "spreadsheet-worker.js",
  queueLimit: 20,
  timeoutMs: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});

/** Refuses what takes too long or too much memory. */
export async function runTask<Kind extends SpreadsheetTask["kind"]>(
  task: Extract<SpreadsheetTask, { kind: Kind }>,
): Promise<TaskResults[Kind] | Refusal> {
  try {
    return (await runInWorker(task)) as TaskResults[Kind];
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return busy();
    return refuseFile("refusals.sheetTooComplex");
  }
}

export const refuseFile = (message: ErrorCode) => new Refusal(409, { code: "unreadable_sheet", message });
