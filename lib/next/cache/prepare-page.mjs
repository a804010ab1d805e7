// Loaded outside of the bundle, where @/ means nothing.
/* oxlint-disable no-restricted-imports */
import { hashPolicy } from "../csp.mjs";
import { scanPaths } from "../scan-pages.mjs";
import { deferHydration } from "../early-paint/defer-hydration.mjs";
import { escapeNonAscii } from "./escape-non-ascii.mjs";

/** A page is made for one market, chosen by cookies: shared caches must not store it, and browsers revalidate it. */
const cacheControl = "private, no-cache";

/** By its tags: the key of an entry is not its address. @param {{headers?: Record<string, unknown>}} value */
function isOfScanPage({ headers }) {
  const tags = String(headers?.["x-next-cache-tags"]).split(",");
  return scanPaths.some((path) => tags.includes(`_N_T_${path}`));
}

/**
 * For the build's 404 page Next sends a stricter header of its own, and would send both.
 * @param {{status?: number}} value
 * @param {boolean} isFromBuild
 */
const cacheHeader = ({ status }, isFromBuild) =>
  isFromBuild && status === 404 ? {} : { "cache-control": cacheControl };

/**
 * Applies early paint, escapes what is not ASCII, and adds the page's own content security policy. Changes the entry in place, because Next sends
 * the same object it stores.
 * @param {{kind: string, status?: number, html?: unknown, headers?: Record<string, unknown>}} value
 * @param {{isFromBuild?: boolean}} [options]
 */
export function preparePage(value, { isFromBuild = false } = {}) {
  if (value.kind !== "APP_PAGE") return value;
  if (typeof value.html === "string") value.html = escapeNonAscii(deferHydration(value.html));
  value.headers = {
    ...value.headers,
    "content-security-policy": hashPolicy(String(value.html), { isScan: isOfScanPage(value) }),
    ...cacheHeader(value, isFromBuild),
  };
  return value;
}
