import "server-only";
import { ServerResponse } from "node:http";
import { failurePolicy } from "./csp.mjs";

const policyHeader = "content-security-policy";

/** Patches response headers that Next gives no control over: duplicates, and the policy of failed pages. */
export function patchResponseHeaders({ isDevelopment = false, isHttps = false } = {}): void {
  preventDuplicates();
  completeHeaders(isHttps);
  // In development Next's error overlay needs its scripts.
  if (!isDevelopment) addFailurePolicy();
}

/**
 * Next sends Location twice when it generates a static page that redirects. fetch reads two of them as one long address,
 * and some proxies refuse them.
 *
 * Where middleware has set a policy but the static 404 page is served, both policies would be enforced and no script
 * would run: the page's own replaces it.
 */
function preventDuplicates(): void {
  const append = ServerResponse.prototype.appendHeader;
  ServerResponse.prototype.appendHeader = function (name, value) {
    const lowerCase = name.toLowerCase();
    if (lowerCase === "location" && this.hasHeader(name)) return this;
    if (lowerCase === policyHeader) return this.setHeader(name, value);
    return append.call(this, name, value);
  };
}

/**
 * HSTS follows the shop's own address, not a header that anybody can send. A missing file must not be cached by proxies as
 * long as the file would be.
 */
function completeHeaders(isHttps: boolean): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    if (isHttps && !this.headersSent)
      this.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
    if (args[0] === 404 && String(this.getHeader("cache-control")).includes("public"))
      this.setHeader("cache-control", "no-store");
    return Reflect.apply(writeHead, this, args);
  };
}

/** A failed static page is not served through the cache handler, which would have added its policy. */
function addFailurePolicy(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    if (Number(args[0]) >= 500 && isUnprotectedPage(this)) this.setHeader(policyHeader, failurePolicy);
    return Reflect.apply(writeHead, this, args);
  };
}

function isUnprotectedPage(response: ServerResponse): boolean {
  const type = response.getHeader("content-type");
  return typeof type === "string" && type.startsWith("text/html") && !response.hasHeader(policyHeader);
}
