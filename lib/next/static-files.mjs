import sirv from "sirv";
import { commonHeaders } from "./security-headers.mjs";

/** @typedef {import("node:http").IncomingMessage} IncomingMessage @typedef {import("node:http").ServerResponse} ServerResponse */

const prefix = "/_next/static/";

/**
 * Sends files of the build as it has compressed them, see scripts/lib/compress-static-files.mjs.
 * @param {string} folder
 * @param {(request: IncomingMessage, response: ServerResponse) => void | Promise<void>} next handles all other requests
 */
export function staticFiles(folder, next) {
  const send = sirv(folder, { brotli: true, etag: true, maxAge: 31_536_000, immutable: true, setHeaders });
  return (/** @type {IncomingMessage} */ request, /** @type {ServerResponse} */ response) => {
    const url = request.url ?? "";
    if (!url.startsWith(prefix) || !isGetOrHead(request)) return next(request, response);
    request.url = url.slice(prefix.length - 1);
    send(request, response, () => {
      request.url = url;
      return next(request, response);
    });
  };
}

/** @param {IncomingMessage} request */
const isGetOrHead = ({ method }) => method === "GET" || method === "HEAD";

/** @param {ServerResponse} response */
function setHeaders(response) {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
}
