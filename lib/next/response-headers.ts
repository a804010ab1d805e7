import "server-only";
import { ServerResponse } from "node:http";
import { failurePolicy } from "./csp.mjs";

const policyHeader = "content-security-policy";

/** Mends what Next gives no say in: what it writes twice, and what it leaves out where a page failed. */
export function mendAnswerHeaders({ isDevelopment = false } = {}): void {
  writeOnce();
  // In development a failure is shown by Next's tools, which need their scripts.
  if (!isDevelopment) protectFailures();
}

/**
 * Next writes the address of a redirect twice when a static page that redirects is made: once while rendering, once
 * from the finished page. Two of them are read as one long address by fetch and refused by some proxies.
 *
 * A static page brings its own policy. Where middleware has set one for a page made per request, and there is no
 * such page but the static 404, both would be enforced and no script would run: the page's own is the right one.
 */
function writeOnce(): void {
  const append = ServerResponse.prototype.appendHeader;
  ServerResponse.prototype.appendHeader = function (name, value) {
    const lowerCase = name.toLowerCase();
    if (lowerCase === "location" && this.hasHeader(name)) return this;
    if (lowerCase === policyHeader) return this.setHeader(name, value);
    return append.call(this, name, value);
  };
}

/** A static page that failed is answered without the cache, which would have given it its policy. */
function protectFailures(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...given: unknown[]) {
    if (Number(given[0]) >= 500 && isUnprotectedPage(this)) this.setHeader(policyHeader, failurePolicy);
    return Reflect.apply(writeHead, this, given);
  };
}

function isUnprotectedPage(response: ServerResponse): boolean {
  const type = response.getHeader("content-type");
  return typeof type === "string" && type.startsWith("text/html") && !response.hasHeader(policyHeader);
}
