import { Worker } from "node:worker_threads";
import { endsReady, expectsReady } from "./pglite-protocol";

/** Where the database is: a folder, or memory, there empty or copied from a dump. */
export type PgliteSource = { folder: string } | { template?: Uint8Array };

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

/** The number under which the worker reports its opening. */
const opening = 0;
const closeLimitMs = 10_000;
const usualTidyMs = 60_000;

/** PGlite in a thread of its own, so that a slow query stalls other queries but never the event loop. */
export class PgliteEngine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = opening;
  #gone: Error | undefined;

  /** Damage can make PGlite answer, abort, exit or hang: every one of them ends in an error here. */
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
      // A TypeScript loader inherited from the parent would only cost the thread time.
      execArgv: [],
      // What a dying wasm prints is for nobody: the reason travels in the report.
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

  /** Hands over whole messages of the PostgreSQL protocol and answers with PostgreSQL's. */
  async exec(bytes: Uint8Array): Promise<Uint8Array> {
    const answer = await this.#ask("exec", bytes);
    if (!expectsReady(bytes) || endsReady(answer)) return answer;
    // The wasm was thrown out of the middle of its work: what it holds in memory is not to be trusted.
    this.#end("PGlite broke off a query");
    await this.#worker.terminate();
    throw this.#gone;
  }

  /** Begins a new session: nothing that the last one left open reaches it. */
  async reset(): Promise<void> {
    await this.#ask("reset");
  }

  dump(): Promise<Uint8Array> {
    return this.#ask("dump");
  }

  isAlive(): boolean {
    return this.#gone === undefined;
  }

  /** A worker that is lost in a query is ended; the database then recovers when it is next opened. */
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
      // A copy: the driver reuses the memory its messages are written in.
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
