// Loaded outside of the bundle, where the alias @/ does not exist.
/* oxlint-disable no-restricted-imports */
import { hashPolicy } from "../csp.mjs";
import { scanPaths } from "../scan-pages.mjs";
import { deferHydration } from "../early-paint/defer-hydration.mjs";
import { edgeHeaders } from "./edge-headers.mjs";
import { escapeNonAscii } from "./escape-non-ascii.mjs";

/** A page is made for one market, chosen by cookies: caches that do not know this must not store it, and browsers revalidate it. */
const cacheControl = "private, no-cache";

/** Next's own tags begin with this and name the path. */
const ownTagPrefix = "_N_T_";

/** @param {{headers?: Record<string, unknown>}} value */
const tagsOf = ({ headers }) => String(headers?.["x-next-cache-tags"] ?? "").split(",");

/** By its tags: the key of an entry is not its address. @param {{headers?: Record<string, unknown>}} value */
const isOfScanPage = (value) => scanPaths.some((path) => tagsOf(value).includes(ownTagPrefix + path));

/** For a cache in front of the shop. @param {{status?: number, headers?: Record<string, unknown>}} value */
function edgeHeadersOf(value) {
  const { status = 200 } = value;
  const isOfData = (/** @type {string} */ tag) => tag !== "" && !tag.startsWith(ownTagPrefix);
  return status === 200 ? edgeHeaders(tagsOf(value).filter(isOfData)) : {};
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
    ...edgeHeadersOf(value),
  };
  return value;
}
