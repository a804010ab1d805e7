import "server-only";
import { limits } from "@/lib/config/limits";
import type { AnyShape } from "@/lib/contract/contract";
import { parseBody } from "@/lib/contract/parse";
import type { CallInput } from "@/lib/contract/request";
import type { CallFailure } from "@/lib/server/upstream/upstream-result";
import type { UpstreamInput } from "@/lib/server/upstream/upstream-client";
import type { BffCall } from "./bff-call";
import { refuseFields } from "./bff-response";
import { type Read, readFileBody, readJsonBody, readSignedBody } from "./read-body";

/** Parses the body and adds it to path and query. */
export function parseRequest({
  shape,
  pathAndQuery,
  request,
  named,
}: BffCall): Read<UpstreamInput> | Promise<Read<UpstreamInput>> {
  const badKey = checkIdempotencyKey(request);
  if (badKey !== undefined) return badKey;
  if (!pathAndQuery.ok) return pathAndQuery;
  const { body } = named.route;
  if (body === "none") return pathAndQuery;
  if (named.route.signedBy !== undefined)
    return readSignedBody(request, named.route.signedBy, limits.labBatchBytes);
  if (body !== "json") {
    const file = readFileBody(request, body);
    return file.ok ? { ok: true, value: { ...pathAndQuery.value, file: file.value } } : file;
  }
  const maxBytes = named.route.maxJsonBytes ?? limits.jsonBodyBytes;
  return parseJsonBody({ request, shape, maxBytes }, pathAndQuery.value);
}

interface JsonRequest {
  readonly request: Request;
  readonly shape: AnyShape;
  readonly maxBytes: number;
}

async function parseJsonBody(
  { request, shape, maxBytes }: JsonRequest,
  pathAndQuery: CallInput,
): Promise<Read<UpstreamInput>> {
  const read = await readJsonBody(request, maxBytes);
  if (!read.ok) return read;
  const parsed = shape.body && parseBody(shape.body, read.value);
  if (parsed?.ok === false) return refuseFields(parsed.errors);
  return { ok: true, value: { ...pathAndQuery, body: parsed?.value } };
}

function checkIdempotencyKey(request: Request): CallFailure | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null || /^[\w-]{8,128}$/.test(key)) return undefined;
  return refuseFields({ "Idempotency-Key": "fields.invalid" });
}
