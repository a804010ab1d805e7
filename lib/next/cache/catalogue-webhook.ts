import "server-only";
import { LRUCache } from "lru-cache";
import { array, boolean, type InferType, object, string } from "yup";
import { limits } from "@/lib/config/limits";
import { id } from "@/lib/contract/fields";
import { readLimited } from "@/lib/server/read-limited";
import { tags } from "./tags";
import { isSignedBy } from "./webhook-signature";

/** Of what a page shows, what has changed: whoever keeps the catalogue says it, under an id of the message. */
const shape = object({
  id: string().min(1).max(100).required(),
  products: array().of(id()).max(1_000),
  breeds: array().of(id()).max(1_000),
  shelves: boolean().oneOf([true]),
})
  .noUnknown()
  .strict();

interface Parts {
  readonly secret: string;
  readonly refresh: (tag: string) => void;
  readonly now?: () => number;
}

/** Longer than a signature is good for: whatever is forgotten is refused by its time. */
const rememberedMs = 15 * 60 * 1000;

export function makeCatalogueWebhook({ secret, refresh, now = Date.now }: Parts) {
  const seen = new LRUCache<string, true>({ max: 10_000, ttl: rememberedMs });
  return async (request: Request): Promise<Response> => {
    const body = await readLimited(request, limits.jsonBodyBytes);
    if (body === undefined) return refusal(413, "too_large", "That is too much to send at once.");
    if (!isSignedBy(secret, request.headers.get("x-tailmark-signature"), body, now()))
      return refusal(401, "bad_signature", "The signature is missing, wrong or too old.");
    const change = parse(body);
    if (change === undefined) return refusal(400, "invalid_body", "The body is not as agreed.");
    const isRepeated = seen.has(change.id);
    seen.set(change.id, true);
    const refreshed = isRepeated ? [] : tagsOf(change);
    for (const tag of refreshed) refresh(tag);
    return answer(200, { refreshed: refreshed.length });
  };
}

type Change = InferType<typeof shape>;

function tagsOf({ products = [], breeds = [], shelves }: Change): string[] {
  const all = [...products.map(tags.product), ...breeds.map(tags.breed), ...(shelves ? [tags.shelves] : [])];
  return [...new Set(all)];
}

function parse(body: Buffer): Change | undefined {
  try {
    const json: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return shape.validateSync(json);
  } catch {
    return undefined;
  }
}

const refusal = (status: number, code: string, message: string) => answer(status, { code, message });

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
