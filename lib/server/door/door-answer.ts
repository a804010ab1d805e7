import { fieldMessages } from "@/lib/contract/messages";
import type { CallFailure } from "@/lib/server/upstream/result";

/** What the door says, before it becomes a response: one place writes the headers. */
export interface DoorAnswer {
  readonly status: number;
  readonly body?: { readonly type: "json" | "html"; readonly text: string };
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string | readonly string[] | undefined;
  /** For the log: never sent. */
  readonly reason?: string | undefined;
}

export function failure(status: number, code: string, message: string): CallFailure {
  return { ok: false, status, code, message };
}

export function refuseFields(fields: NonNullable<CallFailure["fields"]>): CallFailure {
  return { ok: false, status: 428, code: "fields", message: fieldMessages.invalid, fields };
}

/** Field refusals are a body of their own; everything else is the one error body. */
export function answerFailure(failed: CallFailure, requestId: string): DoorAnswer {
  const { status, code, message, fields, details, retryAfter, reason } = failed;
  const body = fields ?? { code, message, ...details, requestId };
  return {
    status,
    body: { type: "json", text: JSON.stringify(body) },
    reason,
    ...(retryAfter !== undefined && { headers: { "retry-after": retryAfter } }),
  };
}

const contentTypes = { json: "application/json; charset=utf-8", html: "text/html; charset=utf-8" };

export function toResponse(answer: DoorAnswer, requestId: string, isHead: boolean): Response {
  const headers: Record<string, string> = {
    "cache-control": "no-store",
    "x-request-id": requestId,
    ...answer.headers,
  };
  if (answer.body !== undefined) headers["content-type"] = contentTypes[answer.body.type];
  const text = isHead ? null : (answer.body?.text ?? null);
  const response = new Response(text, { status: answer.status, headers });
  if (answer.cookie !== undefined)
    for (const cookie of [answer.cookie].flat()) response.headers.append("set-cookie", cookie);
  return response;
}
