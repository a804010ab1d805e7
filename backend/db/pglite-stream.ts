import { Duplex } from "node:stream";
import type { PgliteEngine } from "./pglite-engine";

const terminate = 0x58;

type Callback = (error?: Error | null) => void;

/**
 * Replaces the socket of node-postgres: PGlite speaks the same protocol, so driver, SQL and error codes are
 * the same for both databases. PGlite needs whole messages, which is what the driver writes.
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

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Callback): void {
    this.#hand([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Callback): void {
    this.#hand(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  /** "Terminate" ends this session only: forwarded, it would end PGlite itself. */
  #hand(messages: Buffer[], done: Callback): void {
    const forwarded = messages.filter((message) => message[0] !== terminate);
    if (forwarded.length < messages.length) this.push(null);
    if (forwarded.length === 0) return done();
    this.#engine.exec(Buffer.concat(forwarded)).then((answer) => {
      if (answer.length > 0 && !this.destroyed && !this.readableEnded)
        this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      done();
    }, done);
  }

  // Socket methods that the driver calls and a worker does not need.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
