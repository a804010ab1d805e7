import "server-only";
import { LRUCache } from "lru-cache";
import { array, boolean, type InferType, object, string } from "yup";
import { limits } from "@/lib/config/limits";
import { id } from "@/lib/contract/fields";
import { readLimited } from "./read-limited";
import { cacheTags } from "@/lib/config/cache-tags";
import { hasValidSignature } from "./webhook-signature";

/** What has changed in the catalogue. The id identifies the message, so that a repeated one is ignored. */
const messageSchema = object({
  id: string().min(1).max(100).required(),
  products: array().of(id()).max(1_000),
  breeds: array().of(id()).max(1_000),
  shelves: boolean().oneOf([true]),
})
  .noUnknown()
  .strict();

interface WebhookDeps {
  readonly secret: string;
  readonly refresh: (tag: string) => void;
  readonly now?: () => number;
}

/** Longer than a signature is valid: an older repetition is refused by its time. */
const idMemoryMs = 15 * 60 * 1000;

export function createCatalogueWebhook({ secret, refresh, now = Date.now }: WebhookDeps) {
  const seenIds = new LRUCache<string, true>({ max: 10_000, ttl: idMemoryMs });
  return async (request: Request): Promise<Response> => {
    const body = await readLimited(request, limits.jsonBodyBytes);
    if (body === undefined) return errorResponse(413, "too_large", "The request body is too large.");
    if (!hasValidSignature(secret, request.headers.get("x-tailmark-signature"), body, now()))
      return errorResponse(401, "bad_signature", "The signature is missing, wrong or too old.");
    const change = parse(body);
    if (change === undefined) return errorResponse(400, "invalid_body", "The body is not valid.");
    const isRepeated = seenIds.has(change.id);
    seenIds.set(change.id, true);
    const refreshed = isRepeated ? [] : tagsOf(change);
    for (const tag of refreshed) refresh(tag);
    return jsonResponse(200, { refreshed: refreshed.length });
  };
}

type Change = InferType<typeof messageSchema>;

function tagsOf({ products = [], breeds = [], shelves }: Change): string[] {
  const all = [
    ...products.map(cacheTags.product),
    ...breeds.map(cacheTags.breed),
    ...(shelves ? [cacheTags.catalogue] : []),
  ];
  return [...new Set(all)];
}

function parse(body: Buffer): Change | undefined {
  try {
    const json: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return messageSchema.validateSync(json);
  } catch {
    return undefined;
  }
}

const errorResponse = (status: number, code: string, message: string) =>
  jsonResponse(status, { code, message });

function jsonResponse(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
