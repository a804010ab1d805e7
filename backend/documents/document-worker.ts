import { parentPort } from "node:worker_threads";
import { type DocumentReply, type DocumentTask, renderTask } from "./document-kinds";

/** Renders one document after the other, off the event loop of the requests. */
parentPort?.on("message", (task: DocumentTask) => {
  const reply = (message: DocumentReply) => parentPort?.postMessage(message);
  renderTask(task).then(
    (content) => reply({ content }),
    // Name and stack only: a message could quote the document's text.
    (error: unknown) => reply({ error: error instanceof Error ? error.name : "failed" }),
  );
});
