import "server-only";
import { randomUUID } from "node:crypto";
import { networkOf } from "@/lib/domain/network-of";
import { failure, failureResponse, toResponse } from "@/lib/server/bff/bff-response";
import type { CallFailure, UpstreamResult } from "@/lib/server/upstream/upstream-result";

export interface TrackerEventsDeps {
  /** Reads the sample as a guest of this address, within the limit of the call. */
  readonly readSample: (
    id: string,
    clientAddress: string | undefined,
  ) => Promise<UpstreamResult<{ readonly barcode: string; readonly version: string }>>;
  readonly watch: (barcode: string, version: string, listener: (version: string) => void) => () => void;
  readonly addressOf: (request: Request) => string | undefined;
  readonly maxStreams: number;
  readonly maxStreamsOfNetwork: number;
  readonly heartbeatMs: number;
  /** After this time a stream ends, and the browser opens a new one. */
  readonly lifetimeMs: number;
}

const reconnectMs = 3_000;
const otherOrigin = failure(403, "other_origin", "refusals.trackerOrigin");
const full: CallFailure = { ...failure(503, "busy", "refusals.trackerFull"), retryAfter: "30" };

/**
 * Server-sent events: the version of a sample, first the current one and then each new one. A stream contains nothing
 * else, so it needs no session: the page reads the sample itself with the ordinary call.
 */
export function createTrackerEvents(deps: TrackerEventsDeps) {
  const streams = new Map<() => void, string | undefined>();

  const isFull = (network: string | undefined) =>
    streams.size >= deps.maxStreams ||
    (network !== undefined &&
      [...streams.values()].filter((other) => other === network).length >= deps.maxStreamsOfNetwork);

  async function open(request: Request, id: string): Promise<Response> {
    if ((request.headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin")
      return refuse(otherOrigin);
    const clientAddress = deps.addressOf(request);
    const { name, isPrivate } = networkOf(clientAddress);
    // Behind a private address may be everybody.
    const network = isPrivate ? undefined : name;
    if (isFull(network)) return refuse(full);
    const sample = await deps.readSample(id, clientAddress);
    if (!sample.ok) return refuse(sample);
    if (isFull(network)) return refuse(full);
    const { barcode, version } = sample.value;
    return respond(new ReadableStream({ start: (controller) => start(controller, barcode, version) }));

    function start(controller: ReadableStreamDefaultController<Uint8Array>, key: string, first: string) {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      const sendVersion = (value: string) => send(`data: ${value}\n\n`);
      send(`retry: ${reconnectMs}\n\n`);
      sendVersion(first);
      const stop = deps.watch(key, first, sendVersion);
      const heartbeat = setInterval(() => send(": still here\n\n"), deps.heartbeatMs);
      const end = setTimeout(close, deps.lifetimeMs);
      streams.set(close, network);
      request.signal.addEventListener("abort", close);
      function close(): void {
        if (!streams.delete(close)) return;
        stop();
        clearInterval(heartbeat);
        clearTimeout(end);
        controller.close();
      }
      if (request.signal.aborted) close();
    }
  }

  return { open, closeAll: () => [...streams.keys()].forEach((close) => close()) };
}

function refuse(failed: CallFailure): Response {
  const requestId = randomUUID();
  return toResponse(failureResponse(failed, requestId), requestId, false);
}

const respond = (stream: ReadableStream) =>
  new Response(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // Compression would hold events back, and so would the buffer of nginx.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
