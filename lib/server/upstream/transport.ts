import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { type Dispatcher, Pool } from "undici";
import type { FileResponse } from "@/lib/contract/contract";
import { sendByFetch } from "./fetch-transport";
import { openStream } from "./file-stream";
import { BodyTooSlow, classifyError, type TransportResult } from "./transport-result";

export interface TransportRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
  readonly timeoutMs: number;
  /** Set when a file is expected: it is streamed, and `timeoutMs` applies until it starts. */
  readonly file?: FileResponse;
  /** Set by pages: sent by Next's `fetch`, which gives the page these cache tags. */
  readonly tags?: readonly string[];
}

export type Send = (outgoing: TransportRequest) => Promise<TransportResult>;

interface TransportLimits {
  readonly connectMs?: number;
  readonly responseBytes?: number;
  readonly fileMs?: number;
}

const defaultLimits = { connectMs: 2_000, responseBytes: 1024 * 1024, fileMs: 5 * 60_000 };

/** Longest pause in the middle of a file. */
const fileIdleMs = 20_000;

/** Shorter than the 5 s after which Node's own servers close an idle connection. */
const idleConnectionMs = 4_000;

/**
 * Sends requests over a connection pool with undici's `dispatch`, which creates the fewest promises and streams: under
 * Next they are most of what a request costs. Follows no redirects and never throws.
 */
export function createTransport(upstreamUrl: string, limits: TransportLimits = {}): Send {
  const { connectMs, responseBytes: maxBytes, fileMs } = { ...defaultLimits, ...limits };
  const { origin, pathname } = new URL(upstreamUrl);
  const options = {
    pipelining: 1,
    keepAliveTimeout: idleConnectionMs,
    connect: { timeout: connectMs },
    // The timer in `dispatch` covers the whole response.
    headersTimeout: 0,
  };
  const pool = new Pool(origin, { ...options, connections: 256, bodyTimeout: 0 });
  // A pool of their own, so that slow downloads block no other request.
  const filePool = new Pool(origin, { ...options, connections: 32, bodyTimeout: fileIdleMs });
  const prefix = pathname.replace(/\/$/, "");
  return ({ tags, ...request }) => {
    const path = prefix + request.path;
    if (tags !== undefined) return sendByFetch(origin + path, { ...request, tags }, maxBytes);
    const { file } = request;
    return dispatch({ ...request, path }, maxBytes, (options, collect, end) =>
      file === undefined
        ? pool.dispatch(options, collect)
        : filePool.dispatch(options, fileStreamer({ file, end, collect, timeoutMs: fileMs })),
    );
  };
}

type Start = (options: Dispatcher.DispatchOptions, collect: ReturnType<typeof collector>, end: End) => void;

/** Resolves with the first outcome and aborts the request unless that is its response. */
function dispatch(
  { method, path, headers, body, timeoutMs }: TransportRequest,
  maxBytes: number,
  start: Start,
): Promise<TransportResult> {
  return new Promise((resolve) => {
    let abort = (): void => undefined;
    let isOver = false;
    const end = (result: TransportResult) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      resolve(result);
      if (result.kind !== "response" && result.kind !== "file") abort();
    };
    const timer = setTimeout(() => end(timeoutOf(body)), timeoutMs);
    // The source's own error is emitted before the request error it causes.
    if (typeof body === "object") body.once("error", (error) => end({ kind: "bodyFailed", error }));
    const started = (controller: Dispatcher.DispatchController) => {
      abort = () => controller.abort(new Error("aborted"));
      if (isOver) abort();
    };
    const options = { method: method as Dispatcher.HttpMethod, path, headers, body: body ?? null };
    start(options, collector({ started, end, maxBytes }), end);
  });
}

/** Without the end of the caller's file the upstream cannot respond: no outage. */
function timeoutOf(body: TransportRequest["body"]): TransportResult {
  if (typeof body === "object" && !body.readableEnded)
    return { kind: "bodyFailed", error: new BodyTooSlow() };
  return { kind: "timeout", reason: "no response in time" };
}

type End = (result: TransportResult) => void;

interface CollectorOptions {
  readonly started: (controller: Dispatcher.DispatchController) => void;
  readonly end: End;
  readonly maxBytes: number;
}

function collector({ started, end, maxBytes }: CollectorOptions) {
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
      if (size > maxBytes) end({ kind: "tooLarge", reason: "response too large" });
      else chunks.push(chunk);
    },
    onResponseEnd() {
      const whole = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
      end({ kind: "response", status, headers, body: whole?.toString("utf8") ?? "" });
    },
    onResponseError(_, error) {
      end(classifyError(error));
    },
  } satisfies Dispatcher.DispatchHandler;
}

interface StreamerOptions {
  readonly file: FileResponse;
  readonly end: End;
  /** Handles any other response than the file. */
  readonly collect: ReturnType<typeof collector>;
  readonly timeoutMs: number;
}

function fileStreamer({ file, end, collect, timeoutMs }: StreamerOptions): Dispatcher.DispatchHandler {
  let open: ReturnType<typeof openStream> | undefined;
  return {
    onRequestStart: collect.onRequestStart,
    onResponseStart(control, status, headers) {
      if (status !== 200 || headers["content-type"] !== file.fileType)
        return collect.onResponseStart(control, status, headers);
      const length = headers["content-length"];
      const bytes = length === undefined ? undefined : Number(length);
      if (bytes !== undefined && bytes > file.maxBytes)
        return end({ kind: "tooLarge", reason: `${bytes} bytes declared` });
      open = openStream(control, { maxBytes: file.maxBytes, timeoutMs });
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
