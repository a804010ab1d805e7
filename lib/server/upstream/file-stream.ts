import "server-only";
import type { Dispatcher } from "undici";

/** A file being passed through, with backpressure from its reader. */
export interface StreamedFile {
  readonly contentType: string;
  /** Content-Length, where the upstream sent it. */
  readonly bytes: number | undefined;
  readonly stream: ReadableStream<Uint8Array>;
}

interface Bounds {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

const bufferBytes = 256 * 1024;

/** A stream that pauses the upstream while it is not read, and fails when it exceeds its limits. */
export function openStream(control: Dispatcher.DispatchController, { maxBytes, timeoutMs }: Bounds) {
  let sink: ReadableStreamDefaultController<Uint8Array>;
  let total = 0;
  let isFinished = false;
  const finish = (action: () => void) => {
    if (isFinished) return;
    isFinished = true;
    clearTimeout(timer);
    action();
  };
  const fail = (error: Error) =>
    finish(() => {
      sink.error(error);
      control.abort(error);
    });
  // A slow reader must not hold a connection forever.
  const timer = setTimeout(() => fail(new Error("The file took too long.")), timeoutMs);
  timer.unref();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start: (controller) => void (sink = controller),
    pull: () => control.resume(),
    cancel: () => finish(() => control.abort(new Error("The reader cancelled."))),
  };
  const stream = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }));
  return {
    stream,
    push: (chunk: Uint8Array) => {
      total += chunk.length;
      if (total > maxBytes) return fail(new Error("The file exceeds its size limit."));
      if (isFinished) return;
      sink.enqueue(chunk);
      if ((sink.desiredSize ?? 0) <= 0) control.pause();
    },
    close: () => finish(() => sink.close()),
    fail,
  };
}
