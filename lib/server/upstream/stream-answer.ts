import "server-only";
import type { Dispatcher } from "undici";

/** A file on its way through: whoever reads it sets the pace. */
export interface StreamedFile {
  readonly contentType: string;
  /** Where the upstream has said it. */
  readonly bytes: number | undefined;
  readonly stream: ReadableStream<Uint8Array>;
}

interface Bounds {
  readonly maxBytes: number;
  readonly longestMs: number;
}

const ahead = 256 * 1024;

/** A stream that stops the upstream while nobody reads, and breaks rather than give more than is allowed. */
export function openStream(control: Dispatcher.DispatchController, { maxBytes, longestMs }: Bounds) {
  let sink: ReadableStreamDefaultController<Uint8Array>;
  let total = 0;
  let isOver = false;
  const end = (how: () => void) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    how();
  };
  const fail = (error: Error) =>
    end(() => {
      sink.error(error);
      control.abort(error);
    });
  // Whoever reads a byte a minute must not keep a connection for ever.
  const timer = setTimeout(() => fail(new Error("The file took too long.")), longestMs);
  timer.unref();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start: (controller) => void (sink = controller),
    pull: () => control.resume(),
    cancel: () => end(() => control.abort(new Error("Nobody reads any more."))),
  };
  const stream = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: ahead }));
  return {
    stream,
    push: (chunk: Uint8Array) => {
      total += chunk.length;
      if (total > maxBytes) return fail(new Error("The file is larger than it may be."));
      if (isOver) return;
      sink.enqueue(chunk);
      if ((sink.desiredSize ?? 0) <= 0) control.pause();
    },
    close: () => end(() => sink.close()),
    fail,
  };
}
