import { Counter } from "prom-client";
import { channels } from "../../lib/next/cache/metric-channels.mjs";
import { createDurations, createRegistry, serveMetrics, statusClass } from "./serve-metrics.mjs";

/**
 * @typedef {import("node:http").Server} Server
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 */

/**
 * Metrics of the storefront: calls, pages and the page cache.
 * @param {Server} server whose requests are counted
 * @param {{ port: number, host: string | undefined }} address
 */
export async function serveShopMetrics(server, address) {
  const registry = createRegistry();
  const calls = createDurations(registry, {
    name: "tailmark_shop_call_seconds",
    help: "Calls of browsers and API clients by name, including the time of the backend.",
    label: "call",
  });
  const requests = createDurations(registry, {
    name: "tailmark_shop_request_seconds",
    help: "Requests by kind: page, part (of a page, for the router), file, call.",
    label: "kind",
  });
  const cache = new Counter({
    name: "tailmark_shop_page_cache_total",
    help: "Requests for public pages by whether the page was cached.",
    labelNames: ["result"],
    registers: [registry],
  });
  channels.call.subscribe((message) => {
    const { call, status, ms } = /** @type {{ call: string, status: number, ms: number }} */ (message);
    calls.observe({ call, status: statusClass(status) }, ms / 1_000);
  });
  channels.pageCache.subscribe((message) => {
    cache.inc({ result: /** @type {{ isHit: boolean }} */ (message).isHit ? "hit" : "miss" });
  });
  server.prependListener("request", (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const end = requests.startTimer({ kind: kindOf(request) });
    response.once("close", () => end({ status: statusClass(response.statusCode) }));
  });
  return serveMetrics(registry, address);
}

/** @param {Request} request */
function kindOf({ url = "", headers }) {
  if (url.startsWith("/api/")) return "call";
  if (/^\/_next\/|^[^?]*\.\w{2,5}(\?|$)/.test(url)) return "file";
  return headers.rsc === undefined ? "page" : "part";
}
