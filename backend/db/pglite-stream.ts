import { Duplex } from "node:stream";
import type { PgliteEngine } from "./pglite-engine";

const terminate = 0x58;

type Done = (error?: Error | null) => void;

/**
 * What node-postgres takes for the socket to a server: PGlite speaks the same protocol, so driver, SQL and
 * error codes are the same for both databases. Every write of the driver is a whole message; PGlite insists.
 */
export class PgliteStream extends Duplex {
  readonly #engine: PgliteEngine;

  constructor(engine: PgliteEngine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#engine.reset().then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#hand([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#hand(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  /** "Terminate" ends this conversation only: handed over, it would end PGlite itself. */
  #hand(messages: Buffer[], done: Done): void {
    const kept = messages.filter((message) => message[0] !== terminate);
    if (kept.length < messages.length) this.push(null);
    if (kept.length === 0) return done();
    this.#engine.exec(Buffer.concat(kept)).then((answer) => {
      if (answer.length > 0 && !this.destroyed && !this.readableEnded)
        this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      done();
    }, done);
  }

  // What the driver asks of a socket and a thread has no use for.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
