import { createHash } from "node:crypto";
import { mapHosts } from "./map-hosts.mjs";
import { paymentHosts } from "./payment-hosts.mjs";

/** Where browsers report what a policy has blocked. */
export const cspReportPath = "/api/csp-reports";

/**
 * What a page may load. Inline scripts need a nonce or a hash; inline styles are allowed, because React writes them.
 * @param {{scripts: readonly string[], isDevelopment?: boolean, isPayment?: boolean, isScan?: boolean,
 *   map?: import("./map-hosts.mjs").MapProvider | undefined}} options
 */
function contentSecurityPolicy({ scripts, isDevelopment = false, isPayment = false, isScan = false, map }) {
  const maps = mapHosts(map);
  const providerHosts = (/** @type {"script" | "connect" | "frame" | "img"} */ kind) =>
    isPayment ? paymentHosts(kind) : [];
  return [
    "default-src 'self'",
    directive(
      "script-src 'self'",
      scripts,
      providerHosts("script"),
      maps.script,
      // WebAssembly, not eval.
      isScan ? ["'wasm-unsafe-eval'"] : [],
      // In development React uses eval, and changed files arrive through a socket.
      isDevelopment ? ["'unsafe-eval'"] : [],
    ),
    directive("style-src 'self' 'unsafe-inline'", maps.style),
    directive("img-src 'self' data: blob:", providerHosts("img"), maps.img),
    directive("font-src 'self'", maps.font),
    directive("connect-src 'self'", providerHosts("connect"), maps.connect, isDevelopment ? ["ws:"] : []),
    ...(isPayment ? [directive("frame-src 'self'", providerHosts("frame"))] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The second is for browsers that do not know the first.
    "report-to csp",
    `report-uri ${cspReportPath}`,
  ].join("; ");
}

/** @param {string} start @param {...(readonly string[])} more */
const directive = (start, ...more) => [start, ...more.flat()].join(" ");

/**
 * For pages made per request: scripts with the nonce and what they load, plus the inline scripts of every page, by hash.
 * Payment hosts are listed for browsers without 'strict-dynamic'; frames and connections need them in every browser.
 * @param {string} nonce
 * @param {{isDevelopment?: boolean, isPayment?: boolean, isScan?: boolean, inline?: readonly string[],
 *   map?: import("./map-hosts.mjs").MapProvider | undefined}} [options]
 */
export const noncePolicy = (nonce, { inline = [], ...options } = {}) =>
  contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'", ...inline.map(hashOf)],
    ...options,
  });

/**
 * For static pages, where a nonce would be no secret: each inline script by its hash. No 'strict-dynamic', which would
 * refuse the script files the HTML names.
 * @param {string} html
 * @param {{isScan?: boolean}} [options]
 */
export const hashPolicy = (html, { isScan = false } = {}) =>
  contentSecurityPolicy({ scripts: inlineScriptHashes(html), isScan });

const script = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;

/** @param {string} html @returns {string[]} each hash once, in document order */
export function inlineScriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes = "", text = ""] of html.matchAll(script)) {
    if (/\ssrc\s*=/i.test(attributes) || isData(attributes) || text === "") continue;
    hashes.add(hashOf(text));
  }
  return [...hashes];
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Structured data for search engines is not executed and needs no hash. @param {string} attributes */
const isData = (attributes) => /\stype\s*=\s*["']?application\/(ld\+)?json\b/i.test(attributes);
