import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { channels } from "@/lib/next/cache/metric-channels.mjs";
import { serveShopMetrics } from "./shop-metrics.mjs";

const shop = createServer((request, response) =>
  response.writeHead(request.url === "/gone" ? 404 : 200).end(),
);
let stopMetrics = () => {};
afterAll(() => {
  shop.close();
  stopMetrics();
});

it("metrics of the storefront count requests by kind, calls by name and pages of the cache, without addresses", async () => {
  const metrics = await serveShopMetrics(shop, { port: 0, host: "127.0.0.1" });
  stopMetrics = () => metrics.close();
  shop.listen(0, "127.0.0.1");
  await once(shop, "listening");
  const at = (server: typeof shop) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of [
    "/store?email=jo.private@example.test",
    "/gone",
    "/_next/static/a.js",
    "/api/countries",
  ])
    await fetch(at(shop) + path);
  await fetch(`${at(shop)}/store`, { headers: { rsc: "1" } });
  channels.call.publish({ call: "cart.get", status: 204, ms: 12 });
  channels.pageCache.publish({ isHit: true });
  channels.pageCache.publish({ isHit: false });
  const read = async () => (await fetch(at(metrics))).text();
  await expect.poll(read).toContain('tailmark_shop_request_seconds_count{kind="part",status="2xx"} 1');
  const text = await read();
  for (const series of [
    'tailmark_shop_request_seconds_count{kind="page",status="2xx"} 1',
    'tailmark_shop_request_seconds_count{kind="page",status="4xx"} 1',
    'tailmark_shop_request_seconds_count{kind="file",status="2xx"} 1',
    'tailmark_shop_request_seconds_count{kind="call",status="2xx"} 1',
    'tailmark_shop_call_seconds_bucket{le="0.02",call="cart.get",status="2xx"} 1',
    'tailmark_shop_page_cache_total{result="hit"} 1',
    'tailmark_shop_page_cache_total{result="miss"} 1',
  ])
    expect(text).toContain(series);
  expect(text).not.toMatch(/jo\.private|@/);
});
