import { type ResourceLimits, Worker } from "node:worker_threads";
import { bulkhead } from "cockatiel";
import type { TaskReply } from "./serve-tasks";

interface WorkerOptions {
  /** The worker's TypeScript, and its bundle beside `main.js` in the built backend. */
  readonly source: URL;
  readonly bundle: string;
  /** Tasks that may wait for the one that runs. */
  readonly queueLimit: number;
  readonly timeoutMs: number;
  readonly resourceLimits?: ResourceLimits;
}

/** The task failed; the worker is well. */
class TaskError extends Error {}

/**
 * Runs tasks one after the other in a worker thread, off the event loop of the requests. A worker that takes too long or
 * too much memory is replaced. Rejects with `BulkheadRejectedError` when too many tasks wait.
 */
export function createWorkerRunner<Task, Result>(options: WorkerOptions): (task: Task) => Promise<Result> {
  const slot = bulkhead(1, options.queueLimit);
  let worker: Worker | undefined;

  async function run(task: Task): Promise<Result> {
    const current = (worker ??= startWorker(options));
    try {
      return await runTask<Task, Result>(current, task, options.timeoutMs);
    } catch (error) {
      if (!(error instanceof TaskError)) {
        worker = undefined;
        void current.terminate();
      }
      throw error;
    }
  }

  return (task) => slot.execute(() => run(task));
}

function runTask<Task, Result>(worker: Worker, task: Task, timeoutMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: TaskReply<Result>) =>
      end(() => ("result" in reply ? resolve(reply.result) : reject(new TaskError(reply.error))));
    const onError = (error: Error) => end(() => reject(error));
    const onExit = () => end(() => reject(new Error("The worker exited.")));
    const timer = setTimeout(() => end(() => reject(new Error("The worker took too long."))), timeoutMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      // An idle worker must not keep the process alive.
      worker.unref();
      settle();
    };
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.ref();
    worker.postMessage(task);
  });
}

/** In the built backend the worker is a bundle beside `main.js`; from source it is TypeScript, which tsx loads. */
function startWorker({ source, bundle, resourceLimits = {} }: WorkerOptions): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL(`./${bundle}`, import.meta.url), { resourceLimits });
  const load = `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(source.href)})))`;
  return new Worker(load, { eval: true, execArgv: [], resourceLimits });
}
