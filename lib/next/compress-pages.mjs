import { brotliCompress, constants } from "node:zlib";
import { LRUCache } from "lru-cache";

/** @typedef {import("node:http").IncomingMessage} IncomingMessage @typedef {import("node:http").ServerResponse} ServerResponse */

/** Compressed pages by what identifies their text. A megabyte has about sixty. @type {LRUCache<string, Buffer>} */
const compressed = new LRUCache({ maxSize: 32 * 1024 * 1024, sizeCalculation: (bytes) => bytes.length });

const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** Pages shorter than this fit one packet anyway. */
const leastBytes = 1_024;

/**
 * Sends cached pages compressed by Brotli, once for each page: Next compresses them again for every request, which takes
 * longer than everything else. Next leaves alone what has an encoding already, so the encoding is set with the length, the last
 * header before the whole page. What is rendered for a request has neither a length nor an ETag, and stays as it is.
 * @param {IncomingMessage} request @param {ServerResponse} response
 */
export function compressPages(request, response) {
  if (request.method !== "GET" || !acceptsBrotli(request.headers["accept-encoding"])) return;
  const setHeader = response.setHeader.bind(response);
  const end = response.end.bind(response);
  let key = "";
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== "content-length" || !isWholePage(response, Number(value)))
      return setHeader(name, value);
    key = `${String(response.getHeader("etag"))} ${String(value)}`;
    setHeader("content-encoding", "br");
    const known = compressed.get(key);
    return known === undefined ? response : setHeader(name, known.length);
  };
  response.end = (/** @type {unknown[]} */ ...args) => {
    const [page] = args;
    if (key === "" || (typeof page !== "string" && !(page instanceof Uint8Array)))
      return Reflect.apply(end, response, args);
    const known = compressed.get(key);
    if (known !== undefined && Number(response.getHeader("content-length")) === known.length)
      return end(known);
    brotliCompress(page, { params }, (error, bytes) => {
      if (error) return response.destroy(error);
      compressed.set(key, bytes);
      end(bytes);
    });
    return response;
  };
}

/** @param {ServerResponse} response @param {number} length */
function isWholePage(response, length) {
  const isText = String(response.getHeader("content-type")).startsWith("text/");
  const isPlain = response.getHeader("content-encoding") === undefined;
  return (
    isText && isPlain && length >= leastBytes && response.statusCode === 200 && response.hasHeader("etag")
  );
}

/** @param {string | string[] | undefined} accepted */
const acceptsBrotli = (accepted) => /\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(String(accepted));
