import { LRUCache } from "lru-cache";
import { channels } from "@/lib/next/cache/metric-channels.mjs";

/** Addresses of products and breeds: the name, and of breeds the species, may be anything. The id decides. */
const addresses = [
  /^\/(store)\/[^/]+\/p\/([1-9]\d{0,8})$/,
  /^\/(breeder)\/for-(?:dogs|cats)\/breeds\/[^/]+\/([1-9]\d{0,8})$/,
];

/** After a later renaming, the page at the old address redirects again. */
const ttl = 10 * 60_000;

interface CanonicalPath {
  /** Segment of a market: names depend on the language, and what is sold on the store. */
  readonly market: string;
  readonly path: string;
}

/** By market and id. The middleware is a bundle of its own, which pages reach by a channel only. */
let known: LRUCache<string, string> | undefined;

/**
 * The right path of a product or breed that has been rendered in this process, if the path is another one. Rendering a page
 * only to redirect costs as much as the page.
 */
export function findCanonicalPath({ market, path }: CanonicalPath): string | undefined {
  known ??= listen();
  const key = keyOf({ market, path });
  const canonical = key === undefined ? undefined : known.get(key);
  return canonical === path ? undefined : canonical;
}

/** Called by the page of a product or breed. */
export function noteCanonicalPath(found: CanonicalPath): void {
  channels.canonicalPath.publish(found);
}

function listen(): LRUCache<string, string> {
  const paths = new LRUCache<string, string>({ max: 50_000, ttl });
  channels.canonicalPath.subscribe((message) => {
    const found = message as CanonicalPath;
    const key = keyOf(found);
    if (key !== undefined) paths.set(key, found.path);
  });
  return paths;
}

function keyOf({ market, path }: CanonicalPath): string | undefined {
  const [, kind, id] = addresses.map((address) => address.exec(path)).find((match) => match !== null) ?? [];
  return kind && `${market} ${kind} ${id}`;
}
