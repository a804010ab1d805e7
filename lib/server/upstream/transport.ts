import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { type Dispatcher, Pool } from "undici";
import type { FileAnswer } from "@/lib/contract/contract";
import { openStream, type StreamedFile } from "./stream-answer";

export interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
  readonly timeoutMs: number;
  /** Where a file is expected: it is streamed, and `timeoutMs` is until it begins. */
  readonly file?: FileAnswer;
}

/** What became of one request. Only `answered` means that there is an answer to read. */
export type Sent =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly body: string;
    }
  | { readonly kind: "file"; readonly headers: IncomingHttpHeaders; readonly file: StreamedFile }
  | { readonly kind: "refused" | "reset" | "timeout" | "tooLarge" | "garbled"; readonly reason: string }
  /** Our own side broke off while it was sending a file. */
  | { readonly kind: "bodyFailed"; readonly error: unknown };

export type Send = (outgoing: Outgoing) => Promise<Sent>;

interface TransportLimits {
  readonly connectMs?: number;
  readonly answerBytes?: number;
  readonly fileMs?: number;
}

const usualLimits = { connectMs: 2_000, answerBytes: 1024 * 1024, fileMs: 5 * 60_000 };

/** So long an upstream may say nothing in the middle of a file. */
const fileSilenceMs = 20_000;

/** Shorter than the five seconds after which Node's own servers drop an idle connection. */
const idleConnectionMs = 4_000;

/**
 * Requests over kept connections, by undici's lowest door: it makes the fewest promises and streams, which under Next
 * is most of what a request costs, and it follows no redirects. It never throws: whatever happens on the way is one of
 * the kinds of `Sent`.
 */
export function makeTransport(upstreamUrl: string, limits: TransportLimits = {}): Send {
  const bounds = { ...usualLimits, ...limits };
  const { origin, pathname } = new URL(upstreamUrl);
  const options = {
    pipelining: 1,
    keepAliveTimeout: idleConnectionMs,
    connect: { timeout: bounds.connectMs },
    // One clock for the whole answer runs below: these two would only count its parts.
    headersTimeout: 0,
  };
  const pool = new Pool(origin, { ...options, connections: 256, bodyTimeout: 0 });
  // Of their own, so that slow downloads take no connection from the shop.
  const filePool = new Pool(origin, { ...options, connections: 32, bodyTimeout: fileSilenceMs });
  const prefix = pathname.replace(/\/$/, "");
  return ({ method, path, headers, body, timeoutMs, file }) =>
    new Promise((resolve) => {
      let stop = (): void => undefined;
      let isOver = false;
      const end = (sent: Sent) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        resolve(sent);
        if (sent.kind !== "answered" && sent.kind !== "file") stop();
      };
      const timer = setTimeout(() => end({ kind: "timeout", reason: "no answer in time" }), timeoutMs);
      // The source's own error comes before the one of the request that it breaks.
      if (typeof body === "object") body.once("error", (error) => end({ kind: "bodyFailed", error }));
      const started = (controller: Dispatcher.DispatchController) => {
        stop = () => controller.abort(new Error("given up"));
        if (isOver) stop();
      };
      const request = { method, path: prefix + path, headers, body: body ?? null };
      const collect = collector({ started, end, mostBytes: bounds.answerBytes });
      if (file === undefined) pool.dispatch(request, collect);
      else filePool.dispatch(request, fileStreamer({ file, end, collect, longestMs: bounds.fileMs }));
    });
}

type End = (sent: Sent) => void;

interface Collecting {
  readonly started: (controller: Dispatcher.DispatchController) => void;
  readonly end: End;
  readonly mostBytes: number;
}

function collector({ started, end, mostBytes }: Collecting) {
  let status = 0;
  let headers: IncomingHttpHeaders = {};
  let size = 0;
  const chunks: Buffer[] = [];
  return {
    onRequestStart: started,
    onResponseStart(_, code, received) {
      status = code;
      headers = received;
    },
    onResponseData(_, chunk) {
      size += chunk.length;
      if (size > mostBytes) end({ kind: "tooLarge", reason: "more than an answer may be" });
      else chunks.push(chunk);
    },
    onResponseEnd() {
      const whole = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
      end({ kind: "answered", status, headers, body: whole?.toString("utf8") ?? "" });
    },
    onResponseError(_, error) {
      end(kindOf(error));
    },
  } satisfies Dispatcher.DispatchHandler;
}

interface Streaming {
  readonly file: FileAnswer;
  readonly end: End;
  /** For whatever comes instead of the file. */
  readonly collect: ReturnType<typeof collector>;
  readonly longestMs: number;
}

function fileStreamer({ file, end, collect, longestMs }: Streaming): Dispatcher.DispatchHandler {
  let open: ReturnType<typeof openStream> | undefined;
  return {
    onRequestStart: collect.onRequestStart,
    onResponseStart(control, status, headers) {
      if (status !== 200 || headers["content-type"] !== file.fileType)
        return collect.onResponseStart(control, status, headers);
      const announced = headers["content-length"];
      const bytes = announced === undefined ? undefined : Number(announced);
      if (bytes !== undefined && bytes > file.maxBytes)
        return end({ kind: "tooLarge", reason: `${bytes} bytes announced` });
      open = openStream(control, { maxBytes: file.maxBytes, longestMs });
      end({ kind: "file", headers, file: { contentType: file.fileType, bytes, stream: open.stream } });
    },
    onResponseData(control, chunk) {
      if (open === undefined) collect.onResponseData(control, chunk);
      else open.push(chunk);
    },
    onResponseEnd() {
      if (open === undefined) collect.onResponseEnd();
      else open.close();
    },
    onResponseError(control, error) {
      if (open === undefined) collect.onResponseError(control, error);
      else open.fail(error);
    },
  };
}

const kinds: Readonly<Record<string, Exclude<Sent["kind"], "answered" | "file" | "bodyFailed">>> = {
  ECONNRESET: "reset",
  EPIPE: "reset",
  UND_ERR_SOCKET: "reset",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  // Something answered that does not speak HTTP as we do.
  HTTPParserError: "garbled",
  UND_ERR_HEADERS_OVERFLOW: "garbled",
};

/** What is not listed nobody answered: no such host, no way there, nobody listening. */
function kindOf(error: Error): Sent {
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return { kind: code.startsWith("HPE_") ? "garbled" : (kinds[code] ?? "refused"), reason: code };
}
