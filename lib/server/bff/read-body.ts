import { errorCode } from "@/lib/domain/error-codes";
import "server-only";
import { Readable } from "node:stream";
import type { FileBody } from "@/lib/contract/contract";
import type { CallFailure } from "@/lib/server/upstream/upstream-result";
import { BodyTooSlow } from "@/lib/server/upstream/transport-result";
import type { FileToSend } from "@/lib/server/upstream/upstream-client";
import { readLimited } from "@/lib/server/read-limited";
import { failure } from "./bff-response";

export type Read<T> = { readonly ok: true; readonly value: T } | CallFailure;

export interface SignedBody {
  readonly signature: string;
  readonly payload: string;
}

class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

const tooLarge = failure(413, "too_large", "refusals.requestTooLarge");
const wrongType = failure(415, "wrong_content_type", "refusals.notJson");
const invalidJson = failure(400, "invalid_json", "refusals.invalidJson");
const bodyCut = failure(400, "body_cut", "refusals.bodyIncomplete");
const bodyTooSlow = failure(400, "body_too_slow", "refusals.bodyTooSlow");

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** An empty body counts as an empty object, because several calls have nothing to send. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<Read<unknown>> {
  const type = request.headers.get("content-type");
  if ((type !== null && !jsonType.test(type)) || isEncoded(request)) return wrongType;
  if (isDeclaredTooLarge(request, maxBytes)) return tooLarge;
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of limitBytes(request.body, maxBytes)) chunks.push(chunk);
  } catch (error) {
    return bodyFailure(error);
  }
  if (chunks.length === 0) return { ok: true, value: {} };
  return type === null ? wrongType : parseJson(Buffer.concat(chunks));
}

/** The exact text with its signature, for a call that passes both on. */
export async function readSignedBody(
  request: Request,
  signatureHeader: string,
  maxBytes: number,
): Promise<Read<{ readonly body: SignedBody }>> {
  if (!jsonType.test(request.headers.get("content-type") ?? "") || isEncoded(request)) return wrongType;
  const signature = request.headers.get(signatureHeader) ?? "";
  try {
    const bytes = await readLimited(request, maxBytes);
    if (bytes === undefined) return tooLarge;
    const payload = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, value: { body: { signature, payload } } };
  } catch (error) {
    return error instanceof TypeError ? invalidJson : bodyCut;
  }
}

/** Streams a file. The size limit is enforced on the bytes received, whatever Content-Length says. */
export function readFileBody(request: Request, body: FileBody): Read<FileToSend> {
  const contentType = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!body.file.includes(contentType) || isEncoded(request))
    return failure(
      415,
      "wrong_content_type",
      errorCode("refusals.mediaTypes", { types: body.file.join(", ") }),
    );
  if (isDeclaredTooLarge(request, body.maxBytes)) return tooLarge;
  if (request.body === null) return failure(400, "empty_body", "refusals.noFile");
  const stream = Readable.from(limitBytes(request.body, body.maxBytes), { objectMode: false });
  return { ok: true, value: { contentType, stream } };
}

export function bodyFailure(error: unknown): CallFailure {
  if (error instanceof BodyTooSlow) return bodyTooSlow;
  return error instanceof BodyTooLarge ? tooLarge : bodyCut;
}

async function* limitBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new BodyTooLarge();
      if (value.byteLength > 0) yield value;
    }
  } finally {
    // Without cancelling, the rest of the body would be buffered.
    await reader.cancel().catch(() => undefined);
  }
}

function parseJson(bytes: Buffer): Read<unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return { ok: true, value };
  } catch {
    return invalidJson;
  }
}

/** Content-Length is only trusted when it already exceeds the limit. */
function isDeclaredTooLarge(request: Request, maxBytes: number): boolean {
  return Number(request.headers.get("content-length") ?? 0) > maxBytes;
}

function isEncoded(request: Request): boolean {
  return (request.headers.get("content-encoding") ?? "identity") !== "identity";
}
