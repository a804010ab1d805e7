import { createHash } from "node:crypto";
import { BulkheadRejectedError } from "cockatiel";
import { LRUCache } from "lru-cache";
import { busy, type Refusal } from "@/backend/http/refusals";
import { createWorkerRunner } from "@/backend/workers/worker-runner";
import type { DocumentKind, DocumentTask } from "./document-kind";

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
  const renderInWorker = createWorkerRunner<DocumentTask, Uint8Array>({
    source: new URL("../../workers/document-worker.ts", import.meta.url),
    bundle: "document-worker.js",
    queueLimit,
    timeoutMs,
  });

  function renderOnce(key: string, task: DocumentTask): Promise<Uint8Array> {
    const running = pending.get(key);
    if (running) return running;
    const started = renderInWorker(task)
      .then((content) => {
        cache.set(key, content);
        return content;
      })
      .finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  }

  return async function renderDocument<Data>(
    { name }: DocumentKind<Data>,
    data: NoInfer<Data>,
  ): Promise<Uint8Array | Refusal> {
    const key = createHash("sha256")
      .update(`${name} ${JSON.stringify(data)}`)
      .digest("base64url");
    try {
      return cache.get(key) ?? (await renderOnce(key, { name, data }));
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return busy();
      throw error;
    }
  };
}

/** One for the process: its worker and its cache are shared by all requests. */
export const renderDocument = createDocumentRenderer();
