import { LRUCache } from "lru-cache";

/**
 * A kept page or answer. `triedAt` and `restsUntil` remember what became of attempts to make it anew.
 * @typedef {object} Kept
 * @property {any} value
 * @property {number} lastModified when its making began: what changed since is not in it
 * @property {{revalidate?: number | false, expire?: number}} [cacheControl]
 * @property {readonly string[]} tags
 * @property {number} triedAt
 * @property {number} restsUntil
 */

const tagsHeader = "x-next-cache-tags";

/**
 * Pages in memory, the least asked for leaving first: addresses that somebody makes up can fill no disk, and a
 * program that starts anew knows no old price.
 * @param {{megabytes: number}} limits
 */
export function makePageStore({ megabytes }) {
  /** @type {LRUCache<string, Kept>} */
  const pages = new LRUCache({ maxSize: Math.max(1, megabytes) * 1024 * 1024, sizeCalculation: bytesOf });
  return pages;
}

/**
 * @param {any} value
 * @param {Pick<Kept, "lastModified" | "cacheControl">} times
 * @returns {Kept}
 */
export function keep(value, { lastModified, cacheControl }) {
  const named = value.headers?.[tagsHeader];
  const tags = typeof named === "string" ? named.split(",") : [];
  return { value, lastModified, cacheControl, tags, triedAt: -Infinity, restsUntil: -Infinity };
}

/** Text is counted with the two bytes a letter may take, and each entry with what it costs beside its text. */
function bytesOf({ value }, key) {
  const { html = "", rscData, segmentData, body, headers } = value;
  const segments = [...(segmentData?.values() ?? [])].reduce((sum, data) => sum + data.length, 0);
  const text = key.length + String(html).length + JSON.stringify(headers ?? {}).length;
  return 1024 + 2 * text + (rscData?.length ?? 0) + segments + (body?.length ?? 0);
}
