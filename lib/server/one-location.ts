import "server-only";
import { ServerResponse } from "node:http";

/**
 * Next writes the address of a redirect twice when a static page that redirects is made: once while rendering, once
 * from the finished page. Two of them are read as one long address by fetch and refused by some proxies.
 */
export function keepOneLocation(): void {
  const append = ServerResponse.prototype.appendHeader;
  ServerResponse.prototype.appendHeader = function (name, value) {
    if (name.toLowerCase() === "location" && this.hasHeader(name)) return this;
    return append.call(this, name, value);
  };
}
