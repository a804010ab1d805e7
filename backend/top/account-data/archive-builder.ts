import { BulkheadRejectedError } from "cockatiel";
import { busy, type Refusal } from "@/backend/http/refusals";
import { createWorkerRunner } from "@/backend/workers/worker-runner";
import type { ArchiveTask } from "./build-archive";

/** Builds archives in one worker thread. Few may wait: each holds the data of an account. */
export function createArchiveBuilder({ queueLimit = 5 } = {}) {
  const runInWorker = createWorkerRunner<ArchiveTask, Uint8Array>({
    source: new URL("./archive-worker.ts", import.meta.url),
    bundle: "archive-worker.js",
    queueLimit,
    timeoutMs: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });

  return async function build(task: ArchiveTask): Promise<Uint8Array | Refusal> {
    try {
      return await runInWorker(task);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return busy();
      throw error;
    }
  };
}

/** One for the process. */
export const buildArchiveInWorker = createArchiveBuilder();
