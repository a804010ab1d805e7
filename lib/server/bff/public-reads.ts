import "server-only";
import { LRUCache } from "lru-cache";
import { cacheTags } from "@/lib/config/cache-tags";
import type { UpstreamInput } from "@/lib/server/upstream/upstream-client";
import type { BffCall } from "./bff-call";

/** A response that is the same for all guests of a market, with the tags of the data that it was made from. */
export interface PublicRead {
  readonly text: string;
  readonly tags: readonly string[];
}

/** A change that no webhook reports is visible after this time. */
const cachedMs = 10_000;
const cachedBytes = 16_000_000;

/**
 * Public reads in memory: lists that change once a month are not built, validated and written again for each guest.
 * `changedAt` is when the catalogue webhook has last reported a tag.
 */
export function createPublicReads(changedAt: (tag: string) => number, now: () => number = Date.now) {
  const reads = new LRUCache<string, PublicRead & { readonly requestedAt: number }>({
    maxSize: cachedBytes,
    sizeCalculation: ({ text }) => text.length + 1_000,
  });
  return {
    find: (call: BffCall): PublicRead | undefined => {
      const key = keyOf(call);
      const read = key === undefined ? undefined : reads.get(key);
      if (read === undefined) return undefined;
      const isFresh =
        now() - read.requestedAt < cachedMs && read.tags.every((tag) => changedAt(tag) < read.requestedAt);
      return isFresh ? read : undefined;
    },
    now,
    /** With the time of the request: a change that was reported since then may not be in the response. */
    store: (call: BffCall, read: PublicRead, requestedAt: number): void => {
      const key = keyOf(call);
      if (key !== undefined) reads.set(key, { ...read, requestedAt });
    },
  };
}

export type PublicReads = ReturnType<typeof createPublicReads>;

/** Undefined if the response is not for everybody: signed-in users may have another country and other prices. */
function keyOf({ named, hasSessionCookie, context, target }: BffCall): string | undefined {
  if (named.route.cacheTag === undefined || hasSessionCookie || context.sessionToken !== undefined)
    return undefined;
  return `${context.language} ${context.country} ${target.path}?${target.query}`;
}

/** Of the call, and of each product in a list: its price may change without the list. */
export function publicReadTags(
  { named: { route, area } }: BffCall,
  { params }: UpstreamInput,
  value: unknown,
): readonly string[] {
  const { cacheTag } = route;
  if (cacheTag === undefined) return [];
  if (params?.["id"] !== undefined) return [`${cacheTag}:${params["id"]}`];
  return [cacheTag, ...(area === "products" ? idsOf(value).map(cacheTags.product) : [])];
}

/** The response was validated: a list of products has results with ids. */
function idsOf(value: unknown): readonly number[] {
  const { results = [] } = value as { readonly results?: readonly { readonly id: number }[] };
  return results.map(({ id }) => id);
}
