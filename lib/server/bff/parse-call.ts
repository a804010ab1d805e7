import "server-only";
import { limits } from "@/lib/config/limits";
import type { AnyShape } from "@/lib/contract/contract";
import { fieldMessages } from "@/lib/contract/messages";
import { parseBody } from "@/lib/contract/parse";
import type { CallInput } from "@/lib/contract/request";
import type { CallFailure } from "@/lib/server/upstream/result";
import type { UpstreamInput } from "@/lib/server/upstream/upstream";
import { refuseFields } from "./door-answer";
import type { DoorCall } from "./door-call";
import { type Read, readFileBody, readJsonBody } from "./read-body";

/** The rest of a call, once its address is read. Of an area that is not built yet nobody could say what a body means. */
export function parseCall({
  shape,
  texts,
  request,
  named,
}: DoorCall): Read<UpstreamInput> | Promise<Read<UpstreamInput>> {
  if (shape === undefined) return texts;
  const badKey = checkIdempotencyKey(request);
  if (badKey !== undefined) return badKey;
  if (!texts.ok) return texts;
  const { body } = named.route;
  if (body === "none") return texts;
  if (body !== "json") {
    const file = readFileBody(request, body);
    return file.ok ? { ok: true, value: { ...texts.value, file: file.value } } : file;
  }
  return parseJsonBody(request, shape, texts.value);
}

async function parseJsonBody(
  request: Request,
  shape: AnyShape,
  texts: CallInput,
): Promise<Read<UpstreamInput>> {
  const read = await readJsonBody(request, limits.jsonBodyBytes);
  if (!read.ok) return read;
  const parsed = shape.body && parseBody(shape.body, read.value);
  if (parsed?.ok === false) return refuseFields(parsed.errors);
  return { ok: true, value: { ...texts, body: parsed?.value } };
}

function checkIdempotencyKey(request: Request): CallFailure | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null || /^[\w-]{8,128}$/.test(key)) return undefined;
  return refuseFields({ "Idempotency-Key": fieldMessages.invalid });
}
