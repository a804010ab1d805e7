import { Worker } from "node:worker_threads";

const sync = [0x53, 0, 0, 0, 4];

const ready = [0x5a, 0, 0, 0, 5];

const simpleQuery = 0x51;

/** Database in a folder, or without one in memory. A new one is empty or has the contents of a dump. */
export interface PgliteSource {
  readonly folder?: string;
  readonly template?: Uint8Array | undefined;
}

type Task = "exec" | "reset" | "dump" | "close";
interface Report {
  id: number;
  bytes?: Uint8Array;
  error?: string;
}
interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** Request id under which the worker reports that it has opened. */
const opening = 0;
const closeLimitMs = 10_000;
const usualTidyMs = 60_000;

/** PGlite in a worker thread, so that a slow query never blocks the event loop. */
export class PgliteEngine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = opening;
  #gone: Error | undefined;

  /** A damaged database can make PGlite respond, abort, exit or hang: all end in an error. */
  static async open(source: PgliteSource, limitMs: number, tidyMs = usualTidyMs): Promise<PgliteEngine> {
    const engine = new PgliteEngine(source, tidyMs);
    const timer = setTimeout(
      () => engine.#end(`PGlite did not open within ${limitMs / 1000} seconds`),
      limitMs,
    );
    try {
      await new Promise<Uint8Array>((resolve, reject) => engine.#waiting.set(opening, { resolve, reject }));
      return engine;
    } catch (error) {
      await engine.#worker.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private constructor(source: PgliteSource, tidyMs: number) {
    this.#worker = new Worker(new URL("./pglite-worker.mjs", import.meta.url), {
      workerData: { ...source, tidyMs },
      // Without the parent's TypeScript loader, which the worker does not need.
      execArgv: [],
      // Output of a crashing wasm is dropped; the reason is in the error.
      stdout: true,
      stderr: true,
      // With the usual 4 MB a deeply nested value overflows JavaScript's stack before PostgreSQL's own check
      // refuses it, and that ends the database.
      resourceLimits: { stackSizeMb: 64 },
    });
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.on("message", (report: Report) => this.#settle(report));
    this.#worker.on("error", (error) => this.#end(`PGlite stopped: ${error.message}`));
    this.#worker.on("exit", (code) => this.#end(`PGlite stopped with code ${code}`));
  }

  /** Sends whole messages of the PostgreSQL protocol and returns the response. */
  async exec(bytes: Uint8Array): Promise<Uint8Array> {
    const answer = await this.#ask("exec", bytes);
    if (!expectsReady(bytes) || endsReady(answer)) return answer;
    // The wasm was interrupted: its memory cannot be trusted.
    this.#end("PGlite broke off a query");
    await this.#worker.terminate();
    throw this.#gone;
  }

  /** Starts a new session without any state of the last one. */
  async reset(): Promise<void> {
    await this.#ask("reset");
  }

  dump(): Promise<Uint8Array> {
    return this.#ask("dump");
  }

  isAlive(): boolean {
    return this.#gone === undefined;
  }

  /** Terminates a worker that hangs in a query; the database recovers when it is next opened. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.#end("PGlite did not close in time"), closeLimitMs);
    await this.#ask("close").catch(() => undefined);
    clearTimeout(timer);
    this.#end("PGlite is closed");
    await this.#worker.terminate();
  }

  #ask(task: Task, bytes?: Uint8Array): Promise<Uint8Array> {
    if (this.#gone) return Promise.reject(this.#gone);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // A copy, because the driver reuses its buffers.
      this.#worker.postMessage({ id, task, bytes: bytes && new Uint8Array(bytes) });
    });
  }

  #settle({ id, bytes, error }: Report): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (bytes) waiting?.resolve(bytes);
    else waiting?.reject(new Error(error ?? "PGlite gave no answer"));
  }

  #end(reason: string): void {
    this.#gone ??= new Error(reason);
    for (const { reject } of this.#waiting.values()) reject(this.#gone);
    this.#waiting.clear();
  }
}

/** Whether the driver now waits for "ready for query": after a simple query, and after a sync. */
function expectsReady(bytes: Uint8Array): boolean {
  return bytes[0] === simpleQuery || sync.every((byte, at) => bytes.at(at - sync.length) === byte);
}

/** ReadyForQuery message, followed by one byte for the transaction state. */
function endsReady(answer: Uint8Array): boolean {
  return ready.every((byte, at) => answer.at(at - ready.length - 1) === byte);
}
