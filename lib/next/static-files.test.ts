import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { compressStaticFiles } from "@/scripts/lib/compress-static-files.mjs";
import { requestListener } from "./request-listener.mjs";
import { staticFiles } from "./static-files.mjs";

const script = "run();".repeat(1_000);

/** A shop that responds with 404 to everything but the files of its build. */
async function startShop(): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const folder = mkdtempSync(join(tmpdir(), "tailmark-static-"));
  writeFileSync(join(folder, "page.js"), script);
  writeFileSync(join(folder, "font.woff2"), "font");
  await compressStaticFiles(folder);
  const files = staticFiles(folder, (request, response) => {
    response.writeHead(404, { "x-path": request.url });
    response.end();
  });
  const server = createServer(requestListener(files, { isHttps: false, isDevelopment: false }));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

it.each([
  ["br", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("a script requested with %s is sent with the encoding %s", async (accepted, encoding) => {
  const get = await startShop();
  const response = await get("/_next/static/page.js", { headers: { "accept-encoding": accepted } });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "public,max-age=31536000,immutable",
    "content-type": "text/javascript",
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding",
  });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toBe(script);
});

it("a font is sent as it is, and not again if the browser has it", async () => {
  const get = await startShop();
  const font = await get("/_next/static/font.woff2");
  expect([font.status, font.headers.get("content-encoding"), await font.text()]).toEqual([200, null, "font"]);
  const headers = { "if-none-match": font.headers.get("etag") ?? "" };
  expect((await get("/_next/static/font.woff2", { headers })).status).toBe(304);
});

it.each([
  ["GET", "/_next/static/other.js"],
  ["GET", "/_next/static/../package.json"],
  ["GET", "/_next/static/%2e%2e/package.json"],
  ["POST", "/_next/static/page.js"],
  ["GET", "/page.js"],
])("%s %s is left to the next handler", async (method, path) => {
  const get = await startShop();
  const response = await get(path, { method });
  expect([response.status, response.headers.get("x-path")]).toEqual([
    404,
    new URL(path, "http://a").pathname,
  ]);
});
