import "server-only";
import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { type AnyShape, isFileResponse, type Route } from "@/lib/contract/contract";
import { type CallInput, callPath } from "@/lib/contract/request";
import { traceHeaders } from "@/lib/tracing/trace-headers";
import { type GroupRequest, type SendResult, full } from "./resilient-send";
import { readResponse } from "./read-response";
import type { UpstreamResult } from "./upstream-result";
import { networkOf } from "@/lib/domain/network-of";

/** What the backend needs to know about the visitor. */
export interface CallContext {
  readonly requestId?: string;
  readonly sessionToken?: string | undefined;
  /** Sent only with calls that start a session. */
  readonly deviceToken?: string | undefined;
  readonly country?: string | undefined;
  readonly language?: string | undefined;
  readonly clientAddress?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Cache tags of the page that makes the call. */
  readonly tags?: readonly string[];
  /** A wrong row of a list is left out, rather than that the call fails. */
  readonly skipsWrongRows?: boolean;
}

export interface FileToSend {
  readonly contentType: string;
  readonly stream: Readable;
}

export interface UpstreamInput extends CallInput {
  readonly file?: FileToSend;
}

export interface UpstreamClient {
  call(
    route: Route,
    shape: AnyShape,
    input: UpstreamInput,
    context: CallContext,
  ): Promise<UpstreamResult<unknown>>;
}

const defaultTimeoutMs = 10_000;

/** A quarter of the slots of the group. */
const uploadsOfNetwork = 8;

export function createUpstreamClient(send: (outgoing: GroupRequest) => Promise<SendResult>): UpstreamClient {
  const limitUploads = createNetworkLimit(uploadsOfNetwork);
  return {
    call(route, shape, input, context) {
      if (!isSafePath(input.params)) return Promise.resolve(notFound(route));
      const { contentType, body } = bodyOf(route, input);
      const file = isFileResponse(shape.response) ? shape.response : undefined;
      const request: GroupRequest = {
        method: route.method,
        path: callPath(route, input),
        headers: headersOf(
          route.session === "starts" ? context : { ...context, deviceToken: undefined },
          contentType,
          file?.fileType,
        ),
        ...(body !== undefined && { body }),
        ...(file !== undefined && { file }),
        ...(context.tags !== undefined && { tags: context.tags }),
        timeoutMs: route.timeoutMs ?? defaultTimeoutMs,
        group: route.group,
      };
      const sending =
        route.group === "uploads" ? limitUploads(context.clientAddress, () => send(request)) : send(request);
      return sending.then((result) => readResponse(route, shape, result, context.skipsWrongRows));
    },
  };
}

function bodyOf(
  route: Route,
  { body, file }: UpstreamInput,
): { contentType?: string; body?: string | Readable } {
  if (route.body === "none") return {};
  if (route.body === "json") return { contentType: "application/json", body: JSON.stringify(body ?? {}) };
  return file ? { contentType: file.contentType, body: file.stream } : {};
}

/** A fixed list: no other header of the browser is forwarded. */
function headersOf(
  context: CallContext,
  contentType: string | undefined,
  fileType: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: fileType === undefined ? "application/json" : `${fileType}, application/json`,
    "accept-encoding": "identity",
    "x-request-id": context.requestId ?? randomUUID(),
    ...traceHeaders(),
  };
  if (contentType !== undefined) headers["content-type"] = contentType;
  if (context.sessionToken !== undefined) headers["authorization"] = `Bearer ${context.sessionToken}`;
  if (context.deviceToken !== undefined) headers["x-device"] = context.deviceToken;
  if (context.country !== undefined) headers["x-country"] = context.country;
  if (context.language !== undefined) headers["accept-language"] = context.language;
  if (context.clientAddress !== undefined) headers["x-client-address"] = context.clientAddress;
  if (context.idempotencyKey !== undefined) headers["idempotency-key"] = context.idempotencyKey;
  return headers;
}

/** Percent encoding keeps dots, and an upstream could resolve `..` in a path. */
function isSafePath(params: CallInput["params"] = {}): boolean {
  return Object.values(params).every((value) => {
    const part = String(value);
    return part !== "" && part !== "." && part !== ".." && !/[/\\\0]|\p{Surrogate}/u.test(part);
  });
}

function notFound({ failure }: Route): UpstreamResult<unknown> {
  return { ok: false, status: 404, code: "not_found", message: failure };
}

type LimitedSend = (
  clientAddress: string | undefined,
  send: () => Promise<SendResult>,
) => Promise<SendResult>;

/**
 * Limits the concurrent requests of one network, so that a single one cannot fill a group. Private networks have no limit:
 * behind them may be everybody.
 */
function createNetworkLimit(max: number): LimitedSend {
  const inFlight = new Map<string, number>();
  return (clientAddress, send) => {
    const { name, isPrivate } = networkOf(clientAddress);
    if (isPrivate) return send();
    const count = inFlight.get(name) ?? 0;
    if (count >= max) return Promise.resolve(full);
    inFlight.set(name, count + 1);
    return send().finally(() => {
      const left = (inFlight.get(name) ?? 1) - 1;
      if (left > 0) inFlight.set(name, left);
      else inFlight.delete(name);
    });
  };
}
