import { earlyPaintScript } from "./early-paint-script.mjs";
import { isEarlyPaintOn } from "./setting.mjs";

/** With a nonce: React writes such tags into pages made per request only. */
const chunk =
  /<script src="(\/_next\/static\/[^"]+)" (?:async="" (nonce="[^"]*")|(nonce="[^"]*") async="")>/g;

/**
 * Lets the script files of a page made per request wait until it is painted, as those of cached pages do. Only where the
 * head has the script that loads them. A tag that is divided between two writes stays as it is and loads at once.
 * @param {import("node:http").ServerResponse} response before compression
 */
export function deferScripts(response) {
  if (!isEarlyPaintOn()) return;
  let isLoaderSent = false;

  /** @param {unknown} part */
  function deferred(part) {
    if (typeof part !== "string" && !(part instanceof Uint8Array)) return part;
    // One character per byte: a character may be divided between two writes.
    const html = Buffer.from(part).toString("latin1");
    isLoaderSent ||= html.includes(earlyPaintScript);
    if (!isLoaderSent) return part;
    return Buffer.from(html.replace(chunk, '<script type="deferred" src="$1" $2$3>'), "latin1");
  }

  for (const method of /** @type {const} */ (["write", "end"])) {
    const send = response[method].bind(response);
    response[method] = (/** @type {unknown[]} */ ...[part, ...more]) =>
      Reflect.apply(send, response, [hasNonce(response) ? deferred(part) : part, ...more]);
  }
}

/** @param {import("node:http").ServerResponse} response */
const hasNonce = (response) => String(response.getHeader("content-security-policy")).includes("'nonce-");
