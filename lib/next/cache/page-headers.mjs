// Loaded outside of the bundle, where @/ means nothing.
// eslint-disable-next-line no-restricted-imports
import { hashPolicy } from "../csp.mjs";
import { withPaintFirst } from "./paint-first.mjs";

/**
 * A kept page is the answer for one market only, and which one the visitor's cookies decide: nobody on the way may
 * keep it, and browsers ask whether it is still the same.
 */
const cacheControl = "private, no-cache";

/** With the build's 404 page Next sends a stricter word of its own, and would send both. */
const cacheHeader = ({ status }, isFromBuild) =>
  isFromBuild && status === 404 ? {} : { "cache-control": cacheControl };

/**
 * Writes into the entry itself: Next sends what stands in it, on the way in as well as later.
 * @template {{kind: string, status?: number, html?: unknown, headers?: Record<string, unknown>}} Value
 * @param {Value} value
 * @param {{isFromBuild?: boolean}} [options]
 * @returns {Value}
 */
export function withPageHeaders(value, { isFromBuild = false } = {}) {
  if (value.kind !== "APP_PAGE") return value;
  if (typeof value.html === "string") value.html = withPaintFirst(value.html);
  value.headers = {
    ...value.headers,
    "content-security-policy": hashPolicy(String(value.html)),
    ...cacheHeader(value, isFromBuild),
  };
  return value;
}
