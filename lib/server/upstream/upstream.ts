import "server-only";
import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { type AnyShape, isFileAnswer, type Route } from "@/lib/contract/contract";
import { type CallInput, callPath } from "@/lib/contract/request";
import type { GuardedSent } from "./guarded-send";
import { readAnswer } from "./read-answer";
import type { CallResult } from "./result";
import type { Outgoing } from "./transport";

/** Who asks, and from where: what the backend needs to know about a visitor. All of it is optional. */
export interface CallContext {
  readonly requestId?: string;
  readonly sessionToken?: string | undefined;
  readonly country?: string | undefined;
  readonly language?: string | undefined;
  readonly clientAddress?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export interface FileToSend {
  readonly contentType: string;
  readonly stream: Readable;
}

export interface UpstreamInput extends CallInput {
  readonly file?: FileToSend;
}

export interface Upstream {
  call(
    route: Route,
    shape: AnyShape | undefined,
    input: UpstreamInput,
    context: CallContext,
  ): Promise<CallResult<unknown>>;
}

const usualTimeoutMs = 10_000;

export function makeUpstream(send: (outgoing: Outgoing) => Promise<GuardedSent>): Upstream {
  return {
    call(route, shape, input, context) {
      if (!isSafePath(input.params)) return Promise.resolve(notFound(route));
      const { contentType, body } = bodyOf(route, input);
      const file = shape !== undefined && isFileAnswer(shape.answer) ? shape.answer : undefined;
      const sent = send({
        method: route.method,
        path: callPath(route, input),
        headers: headersOf(context, contentType, file?.fileType),
        ...(body !== undefined && { body }),
        ...(file !== undefined && { file }),
        timeoutMs: route.timeoutMs ?? usualTimeoutMs,
      });
      return sent.then((received) => readAnswer(route, shape, received));
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

/** The fixed list: whatever else a browser sends stays with us. */
function headersOf(
  context: CallContext,
  contentType: string | undefined,
  fileType: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: fileType === undefined ? "application/json" : `${fileType}, application/json`,
    "accept-encoding": "identity",
    "x-request-id": context.requestId ?? randomUUID(),
  };
  if (contentType !== undefined) headers["content-type"] = contentType;
  if (context.sessionToken !== undefined) headers["authorization"] = `Bearer ${context.sessionToken}`;
  if (context.country !== undefined) headers["x-country"] = context.country;
  if (context.language !== undefined) headers["accept-language"] = context.language;
  if (context.clientAddress !== undefined) headers["x-client-address"] = context.clientAddress;
  if (context.idempotencyKey !== undefined) headers["idempotency-key"] = context.idempotencyKey;
  return headers;
}

/** Encoding leaves dots alone, and an upstream could read `..` as a step upwards. */
function isSafePath(params: CallInput["params"] = {}): boolean {
  return Object.values(params).every((value) => {
    const part = String(value);
    return part !== "" && part !== "." && part !== ".." && !/[/\\\0]|\p{Surrogate}/u.test(part);
  });
}

function notFound({ failure }: Route): CallResult<unknown> {
  return { ok: false, status: 404, code: "not_found", message: failure };
}
