import { createHash } from "node:crypto";
import { paymentHosts } from "./payment-hosts.mjs";

/**
 * What a page may load. Inline scripts are named one by one, by nonce or by hash; inline styles are let through,
 * because React writes them and they cannot act.
 * @param {{scripts: readonly string[], isDevelopment?: boolean, isPayment?: boolean}} given
 */
function contentSecurityPolicy({ scripts, isDevelopment = false, isPayment = false }) {
  const theirs = (/** @type {"script" | "connect" | "frame" | "img"} */ kind) =>
    isPayment ? paymentHosts(kind) : [];
  return [
    "default-src 'self'",
    // React's own messages in development are made with eval; changed files arrive through a socket.
    listed("script-src 'self'", scripts, theirs("script"), isDevelopment ? ["'unsafe-eval'"] : []),
    "style-src 'self' 'unsafe-inline'",
    listed("img-src 'self' data: blob:", theirs("img")),
    "font-src 'self'",
    listed("connect-src 'self'", theirs("connect"), isDevelopment ? ["ws:"] : []),
    ...(isPayment ? [listed("frame-src 'self'", theirs("frame"))] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** @param {string} start @param {...(readonly string[])} more */
const listed = (start, ...more) => [start, ...more.flat()].join(" ");

/**
 * For pages made for one visitor: what a script with the nonce loads may run too, and nothing else of ours but the
 * scripts that are written into every page, which are named by their hashes. Payment's hosts are named for browsers that
 * do not know 'strict-dynamic'; frames and calls ask for them in all.
 * @param {string} nonce
 * @param {{isDevelopment?: boolean, isPayment?: boolean, inline?: readonly string[]}} [options]
 */
export const noncePolicy = (nonce, { isDevelopment = false, isPayment = false, inline = [] } = {}) =>
  contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'", ...inline.map(hashOf)],
    isDevelopment,
    isPayment,
  });

/**
 * For pages kept for everybody, where a nonce would be no secret: each inline script by its hash. Files come from
 * our own host, which is why 'strict-dynamic' has no place here: it would refuse those the HTML itself names.
 * @param {string} html
 */
export const hashPolicy = (html) => contentSecurityPolicy({ scripts: inlineScriptHashes(html) });

/**
 * For the answer of a public page that failed: Next shows the words by scripts written into it, which nobody of us
 * sees before it is sent. Nothing of a visitor's stands in it, so any may run; all else is as strict as elsewhere.
 */
export const failurePolicy = contentSecurityPolicy({ scripts: ["'unsafe-inline'"] });

const script = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;

/** @param {string} html @returns {string[]} each once, in the order found */
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

/** Structured data for search engines is no script, and no policy asks about it. @param {string} attributes */
const isData = (attributes) => /\stype\s*=\s*["']?application\/(ld\+)?json\b/i.test(attributes);
