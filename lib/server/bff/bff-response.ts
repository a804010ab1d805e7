import type { FieldErrors } from "@/lib/contract/parse";
import type { ErrorCode } from "@/lib/domain/error-codes";
import { toErrorResponse } from "@/lib/domain/error-response";
import type { CallFailure } from "@/lib/server/upstream/upstream-result";
import type { StreamedFile } from "@/lib/server/upstream/file-stream";

/** The BFF's result before it becomes a Response; headers are written in one place. */
export interface BffResponse {
  readonly status: number;
  readonly body?:
    | { readonly type: "json" | "html"; readonly text: string }
    | { readonly type: "file"; readonly file: StreamedFile };
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string | readonly string[] | undefined;
  /** Logged, never sent. */
  readonly reason?: string | undefined;
}

export function failure(status: number, code: string, message: ErrorCode): CallFailure {
  return { ok: false, status, code, message };
}

export function refuseFields(fields: FieldErrors): CallFailure {
  return { ok: false, status: 428, code: "fields", message: "fields.invalid", fields };
}

/** Field errors have a body of their own; every other failure has the common error body. */
export function failureResponse(failed: CallFailure, requestId: string): BffResponse {
  const { status, code, message, fields, details, codes, retryAfter, reason } = failed;
  const { body, headers } = toErrorResponse(
    status,
    fields ?? { code, message, ...details, requestId },
    codes,
  );
  return {
    status,
    body: { type: "json", text: JSON.stringify(body) },
    reason,
    headers: { ...headers, ...(retryAfter !== undefined && { "retry-after": retryAfter }) },
  };
}

const contentTypes = { json: "application/json; charset=utf-8", html: "text/html; charset=utf-8" };

function toBody(body: BffResponse["body"]) {
  if (body === undefined) return { content: null };
  if (body.type !== "file")
    return { content: body.text, headers: { "content-type": contentTypes[body.type] } };
  const { contentType, bytes, stream } = body.file;
  const length = bytes !== undefined && { "content-length": String(bytes) };
  return { content: stream, headers: { "content-type": contentType, ...length } };
}

export function toResponse(bffResponse: BffResponse, requestId: string, isHead: boolean): Response {
  const headers: Record<string, string> = {
    "cache-control": "no-store",
    "x-request-id": requestId,
    ...bffResponse.headers,
  };
  const { content, headers: bodyHeaders } = toBody(bffResponse.body);
  if (isHead && content instanceof ReadableStream) void content.cancel();
  const response = new Response(isHead ? null : content, {
    status: bffResponse.status,
    headers: { ...headers, ...bodyHeaders },
  });
  if (bffResponse.cookie !== undefined)
    for (const cookie of [bffResponse.cookie].flat()) response.headers.append("set-cookie", cookie);
  return response;
}
