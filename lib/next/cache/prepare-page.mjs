// Loaded outside of the bundle, where @/ means nothing.
/* eslint-disable no-restricted-imports */
import { hashPolicy } from "../csp.mjs";
import { deferHydration } from "../early-paint/defer-hydration.mjs";

/** A page is made for one market, chosen by cookies: shared caches must not store it, and browsers revalidate it. */
const cacheControl = "private, no-cache";

/**
 * For the build's 404 page Next sends a stricter header of its own, and would send both.
 * @param {{status?: number}} value
 * @param {boolean} isFromBuild
 */
const cacheHeader = ({ status }, isFromBuild) =>
  isFromBuild && status === 404 ? {} : { "cache-control": cacheControl };

/**
 * Applies early paint and adds the page's own content security policy. Changes the entry in place, because Next sends
 * the same object it stores.
 * @param {{kind: string, status?: number, html?: unknown, headers?: Record<string, unknown>}} value
 * @param {{isFromBuild?: boolean, isScan?: boolean}} [options]
 */
export function preparePage(value, { isFromBuild = false, isScan = false } = {}) {
  if (value.kind !== "APP_PAGE") return value;
  if (typeof value.html === "string") value.html = deferHydration(value.html);
  value.headers = {
    ...value.headers,
    "content-security-policy": hashPolicy(String(value.html), { isScan }),
    ...cacheHeader(value, isFromBuild),
  };
  return value;
}
