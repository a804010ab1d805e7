import { LRUCache } from "lru-cache";

/**
 * `attemptedAt` and `freshUntil` record failed attempts to regenerate the page.
 * @typedef {object} CachedPage
 * @property {any} value
 * @property {number} lastModified start of the request that made it: later changes are not in it
 * @property {{revalidate?: number | false, expire?: number} | undefined} [cacheControl]
 * @property {readonly string[]} tags
 * @property {number} attemptedAt
 * @property {number} freshUntil
 */

const tagsHeader = "x-next-cache-tags";

/**
 * Pages in memory with a byte limit, least recently used out first. Made-up addresses cannot fill a disk, and a restarted
 * process has no old prices.
 * @param {{megabytes: number}} limits
 */
export function createPageStore({ megabytes }) {
  /** @type {LRUCache<string, CachedPage>} */
  const pages = new LRUCache({ maxSize: Math.max(1, megabytes) * 1024 * 1024, sizeCalculation: bytesOf });
  return pages;
}

/**
 * @param {any} value
 * @param {Pick<CachedPage, "lastModified" | "cacheControl">} times
 * @returns {CachedPage}
 */
export function toCachedPage(value, { lastModified, cacheControl }) {
  const header = value.headers?.[tagsHeader];
  const tags = typeof header === "string" ? header.split(",") : [];
  return { value, lastModified, cacheControl, tags, attemptedAt: -Infinity, freshUntil: -Infinity };
}

/** Counts two bytes per character, plus a fixed overhead per entry. @param {CachedPage} page @param {string} key */
function bytesOf({ value }, key) {
  const { html = "", rscData, segmentData, body, headers } = value;
  const segments = [...(segmentData?.values() ?? [])].reduce((sum, data) => sum + data.length, 0);
  const text = key.length + String(html).length + JSON.stringify(headers ?? {}).length;
  return 1024 + 2 * text + (rscData?.length ?? 0) + segments + (body?.length ?? 0);
}
