import "server-only";
import { limits } from "@/lib/config/limits";
import type { AnyShape } from "@/lib/contract/contract";
import { fieldMessages } from "@/lib/contract/messages";
import { parseBody, parseText } from "@/lib/contract/parse";
import type { CallInput } from "@/lib/contract/request";
import type { CallFailure } from "@/lib/server/upstream/result";
import type { UpstreamInput } from "@/lib/server/upstream/upstream";
import { failure, refuseFields } from "./door-answer";
import type { DoorCall } from "./door-call";
import { type Read, readFileBody, readJsonBody } from "./read-body";

/** A call whose area is not built yet is only passed by its name: nobody could say what its query means. */
export function parseCall(call: DoorCall): Read<UpstreamInput> | Promise<Read<UpstreamInput>> {
  const { shape, rawParams, request, named } = call;
  if (shape === undefined) return { ok: true, value: { params: rawParams } };
  const badKey = checkIdempotencyKey(request);
  if (badKey !== undefined) return badKey;
  const texts = parseTexts(call);
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

function parseTexts({ shape, rawParams, target }: DoorCall): Read<CallInput> {
  const input: { -readonly [Key in keyof CallInput]: CallInput[Key] } = {};
  if (shape?.params) {
    const parsed = parseText(shape.params, Object.entries(rawParams));
    if (!parsed.ok) return failure(404, "not_found", "There is nothing here.");
    input.params = parsed.value;
  }
  // Also without a query: a required name that is missing is refused here, not by the upstream.
  if (shape?.query) {
    const parsed = parseText(shape.query, new URLSearchParams(target.query));
    if (!parsed.ok) return refuseFields(parsed.errors);
    input.query = parsed.value;
  }
  return { ok: true, value: input };
}

function checkIdempotencyKey(request: Request): CallFailure | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null || /^[\w-]{8,128}$/.test(key)) return undefined;
  return refuseFields({ "Idempotency-Key": fieldMessages.invalid });
}
