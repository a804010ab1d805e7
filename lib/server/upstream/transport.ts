import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { type Dispatcher, Pool } from "undici";

export interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
  readonly timeoutMs: number;
}

/** What became of one request. Only `answered` means that there is an answer to read. */
export type Sent =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly body: string;
    }
  | { readonly kind: "refused" | "reset" | "timeout" | "tooLarge" | "garbled"; readonly reason: string }
  /** Our own side broke off while it was sending a file. */
  | { readonly kind: "bodyFailed"; readonly error: unknown };

export type Send = (outgoing: Outgoing) => Promise<Sent>;

interface TransportLimits {
  readonly connectMs?: number;
  readonly answerBytes?: number;
}

const usualLimits = { connectMs: 2_000, answerBytes: 1024 * 1024 };

/** Shorter than the five seconds after which Node's own servers drop an idle connection. */
const idleConnectionMs = 4_000;

/**
 * Requests over kept connections, by undici's lowest door: it makes the fewest promises and streams, which under Next
 * is most of what a request costs, and it follows no redirects. It never throws: whatever happens on the way is one of
 * the kinds of `Sent`.
 */
export function makeTransport(upstreamUrl: string, limits: TransportLimits = {}): Send {
  const { connectMs, answerBytes } = { ...usualLimits, ...limits };
  const { origin, pathname } = new URL(upstreamUrl);
  const pool = new Pool(origin, {
    connections: 256,
    pipelining: 1,
    keepAliveTimeout: idleConnectionMs,
    connect: { timeout: connectMs },
    maxResponseSize: answerBytes,
    // One clock for the whole answer runs below: these two would only count its parts.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const prefix = pathname.replace(/\/$/, "");
  return ({ method, path, headers, body, timeoutMs }) =>
    new Promise((resolve) => {
      let stop = (): void => undefined;
      let isOver = false;
      const end = (sent: Sent) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        resolve(sent);
        if (sent.kind !== "answered") stop();
      };
      const timer = setTimeout(() => end({ kind: "timeout", reason: "no answer in time" }), timeoutMs);
      // The source's own error comes before the one of the request that it breaks.
      if (typeof body === "object") body.once("error", (error) => end({ kind: "bodyFailed", error }));
      const started = (controller: Dispatcher.DispatchController) => {
        stop = () => controller.abort(new Error("given up"));
        if (isOver) stop();
      };
      pool.dispatch({ method, path: prefix + path, headers, body: body ?? null }, collector(started, end));
    });
}

type End = (sent: Sent) => void;

function collector(
  started: (controller: Dispatcher.DispatchController) => void,
  end: End,
): Dispatcher.DispatchHandler {
  let status = 0;
  let headers: IncomingHttpHeaders = {};
  const chunks: Buffer[] = [];
  return {
    onRequestStart: started,
    onResponseStart(_, code, received) {
      status = code;
      headers = received;
    },
    onResponseData(_, chunk) {
      chunks.push(chunk);
    },
    onResponseEnd() {
      const whole = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
      end({ kind: "answered", status, headers, body: whole?.toString("utf8") ?? "" });
    },
    onResponseError(_, error) {
      end(kindOf(error));
    },
  };
}

const kinds: Readonly<Record<string, Exclude<Sent["kind"], "answered" | "bodyFailed">>> = {
  ECONNRESET: "reset",
  EPIPE: "reset",
  UND_ERR_SOCKET: "reset",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  UND_ERR_RES_EXCEEDED_MAX_SIZE: "tooLarge",
  // Something answered that does not speak HTTP as we do.
  HTTPParserError: "garbled",
  UND_ERR_HEADERS_OVERFLOW: "garbled",
};

/** What is not listed nobody answered: no such host, no way there, nobody listening. */
function kindOf(error: Error): Sent {
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return { kind: code.startsWith("HPE_") ? "garbled" : (kinds[code] ?? "refused"), reason: code };
}
