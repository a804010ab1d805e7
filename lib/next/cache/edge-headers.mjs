/*
 * Cache headers for a shared cache in front of the shop. They are sent with EDGE_CACHE=1, by which the operator states that
 * the cache keys its entries by store and language (docs/operations.md).
 */

/** How long responses are cached where they can be purged by tag, and where they cannot. */
const purgedSeconds = 600;
const unpurgedSeconds = 60;
/** How long an old response may be served while the shop is down. */
const staleSeconds = 86_400;

/** Browsers read none of them: `cache-control` makes them revalidate. `x-accel-expires` is for nginx. */
export const edgeHeaderNames = ["cdn-cache-control", "x-accel-expires", "cache-tag"];

/** On every response, so that all can be purged at once. */
const allTag = "shop";

/**
 * Headers of a response that is the same for everybody in a market.
 * @param {readonly string[]} tags of the data it was made from
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {Record<string, string>}
 */
export function edgeHeaders(tags, env = process.env) {
  if (!/^(1|true|yes)$/i.test(env["EDGE_CACHE"] ?? "")) return {};
  const seconds = env["EDGE_PURGE_URL"] ? purgedSeconds : unpurgedSeconds;
  return {
    "cdn-cache-control": `public, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${staleSeconds}`,
    "x-accel-expires": String(seconds),
    "cache-tag": [allTag, ...tags].join(","),
  };
}

/**
 * Removes them from failures, redirects and responses that set a cookie: none of these may be cached for others.
 * @param {import("node:http").ServerResponse} response @param {number} status
 */
export function removeEdgeHeaders(response, status) {
  if ((status === 200 || status === 304) && !response.hasHeader("set-cookie")) return;
  for (const name of edgeHeaderNames) response.removeHeader(name);
}
