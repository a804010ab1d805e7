import { parentPort } from "node:worker_threads";

export type TaskReply<Result> = { readonly result: Result } | { readonly error: string };

/** The other end of `createWorkerRunner`, called in the worker. */
export function serveTasks<Task, Result>(handle: (task: Task) => Result | Promise<Result>): void {
  parentPort?.on("message", (task: Task) => {
    const reply = (message: TaskReply<Result>) => parentPort?.postMessage(message);
    Promise.resolve(task)
      .then(handle)
      .then(
        (result) => reply({ result }),
        // The name only: a message could quote the user's text.
        (error: unknown) => reply({ error: error instanceof Error ? error.name : "failed" }),
      );
  });
}
