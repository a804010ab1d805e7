import "server-only";
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import * as http from "node:http";
import * as https from "node:https";
import type { Socket } from "node:net";
import { pipeline, type Readable } from "node:stream";

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
 * Requests over kept connections with node:http, which is measurably faster than fetch and follows no redirects.
 * It never throws: whatever happens on the way is one of the kinds of `Sent`.
 */
export function makeTransport(upstreamUrl: string, limits: TransportLimits = {}): Send {
  const { connectMs, answerBytes } = { ...usualLimits, ...limits };
  const url = new URL(upstreamUrl);
  const { Agent, request } = url.protocol === "https:" ? https : http;
  const target = {
    agent: new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64, timeout: idleConnectionMs }),
    hostname: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port,
    setHost: false,
  };
  const { host } = url;
  const prefix = url.pathname.replace(/\/$/, "");
  return (wanted) =>
    new Promise((resolve) => {
      const { method, path, body, timeoutMs } = wanted;
      const outgoing = request({
        ...target,
        method,
        path: prefix + path,
        headers: listed(host, wanted),
      });
      const end = (sent: Sent) => {
        clearTimeout(timer);
        resolve(sent);
        if (sent.kind !== "answered") outgoing.destroy();
      };
      const timer = setTimeout(() => end({ kind: "timeout", reason: "no answer in time" }), timeoutMs);
      outgoing.once("socket", (socket) => limitConnecting(outgoing, socket, connectMs, end));
      outgoing.on("error", (error) => end(kindOf(error)));
      outgoing.once("response", (incoming) => collect(incoming, answerBytes, end));
      sendBody(outgoing, body, end);
    });
}

/**
 * Names and values in one list are written as they are, which saves node:http a good part of its own work; but then it
 * must be told the length, or it announces a body in pieces even where there is none.
 */
function listed(host: string, { method, headers, body }: Outgoing): string[] {
  const list = ["host", host];
  for (const [name, value] of Object.entries(headers)) list.push(name, value);
  if (typeof body === "object") list.push("transfer-encoding", "chunked");
  else if (method !== "GET") list.push("content-length", String(Buffer.byteLength(body ?? "")));
  return list;
}

type End = (sent: Sent) => void;

function limitConnecting(outgoing: ClientRequest, socket: Socket, connectMs: number, end: End): void {
  if (!socket.connecting) return;
  const timer = setTimeout(() => end({ kind: "timeout", reason: "no connection in time" }), connectMs);
  const stop = () => clearTimeout(timer);
  socket.once("connect", stop);
  outgoing.once("close", stop);
}

function sendBody(outgoing: ClientRequest, body: string | Readable | undefined, end: End): void {
  if (body === undefined || typeof body === "string") {
    outgoing.end(body);
    return;
  }
  // The source's own error comes first: the pipeline then destroys the request, whose error says less.
  body.once("error", (error) => end({ kind: "bodyFailed", error }));
  pipeline(body, outgoing, () => undefined);
}

function collect(incoming: IncomingMessage, maxBytes: number, end: End): void {
  const { statusCode: status = 0, headers } = incoming;
  const tooLarge: Sent = { kind: "tooLarge", reason: `answer over ${maxBytes} bytes` };
  if (Number(headers["content-length"] ?? 0) > maxBytes) return end(tooLarge);
  const chunks: Buffer[] = [];
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) end(tooLarge);
    else chunks.push(chunk);
  });
  incoming.on("end", () => {
    const whole = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
    end({ kind: "answered", status, headers, body: whole?.toString("utf8") ?? "" });
  });
  incoming.on("error", () => end({ kind: "reset", reason: "broken off half way" }));
}

/** Parser errors mean that something answered which does not speak HTTP as we do; the rest nobody answered. */
function kindOf(error: Error): Sent {
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  if (code.startsWith("HPE_")) return { kind: "garbled", reason: code };
  if (code === "ECONNRESET" || code === "EPIPE") return { kind: "reset", reason: code };
  return { kind: "refused", reason: code };
}
