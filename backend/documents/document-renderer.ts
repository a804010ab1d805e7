import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { LRUCache } from "lru-cache";
import { busy, type Refusal } from "@/backend/http/refusals";
import type { DocumentData, DocumentKind, DocumentReply, DocumentTask } from "./document-kinds";

interface RendererOptions {
  /** Documents that may wait for the one that is being rendered. */
  readonly queueLimit?: number;
  readonly timeoutMs?: number;
  readonly cacheBytes?: number;
}

/**
 * Renders documents in one worker thread. A document is cached under everything it shows, so that a changed order has
 * another one, and concurrent requests for the same one share the work. Refuses with `busy` when too many wait.
 */
export function createDocumentRenderer(options: RendererOptions = {}) {
  const { queueLimit = 20, timeoutMs = 15_000, cacheBytes = 32 * 1024 * 1024 } = options;
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: cacheBytes,
    sizeCalculation: (file) => file.byteLength,
  });
  const pending = new Map<string, Promise<Uint8Array>>();
  const slot = bulkhead(1, queueLimit);
  let worker: Worker | undefined;

  async function renderInWorker(task: DocumentTask): Promise<Uint8Array> {
    const current = (worker ??= startWorker());
    try {
      return await runTask(current, task, timeoutMs);
    } catch (error) {
      if (!(error instanceof DocumentError)) {
        worker = undefined;
        void current.terminate();
      }
      throw error;
    }
  }

  function renderOnce(key: string, task: DocumentTask): Promise<Uint8Array> {
    const running = pending.get(key);
    if (running) return running;
    const started = slot
      .execute(() => renderInWorker(task))
      .then((content) => {
        cache.set(key, content);
        return content;
      })
      .finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  }

  return async function renderDocument<Kind extends DocumentKind>(
    kind: Kind,
    data: DocumentData<Kind>,
  ): Promise<Uint8Array | Refusal> {
    const key = createHash("sha256")
      .update(`${kind} ${JSON.stringify(data)}`)
      .digest("base64url");
    try {
      return cache.get(key) ?? (await renderOnce(key, { kind, data }));
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return busy();
      throw error;
    }
  };
}

/** The document could not be rendered; the worker is well. */
class DocumentError extends Error {}

function runTask(worker: Worker, task: DocumentTask, timeoutMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: DocumentReply) =>
      end(() => ("content" in reply ? resolve(reply.content) : reject(new DocumentError(reply.error))));
    const onError = (error: Error) => end(() => reject(error));
    const onExit = () => end(() => reject(new Error("The document worker exited.")));
    const timer = setTimeout(() => end(() => reject(new Error("The document took too long."))), timeoutMs);
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
function startWorker(): Worker {
  if (!import.meta.url.endsWith(".ts")) return new Worker(new URL("./document-worker.js", import.meta.url));
  const source = new URL("./document-worker.ts", import.meta.url).href;
  const load = `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(source)})))`;
  return new Worker(load, { eval: true, execArgv: [] });
}

/** One for the process: its worker and its cache are shared by all requests. */
export const renderDocument = createDocumentRenderer();
