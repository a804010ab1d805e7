import { once } from "node:events";
import { createServer, request, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { compressPages } from "./compress-pages.mjs";

const page = "<p>Dogs and cats</p>".repeat(200);

/** As Next sends a cached page. */
const cachedPage =
  ({ text = page, status = 200, etag = '"a"' } = {}): RequestListener =>
  (message, response) => {
    compressPages(message, response);
    response.statusCode = status;
    if (etag) response.setHeader("ETag", etag);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Length", Buffer.byteLength(text));
    response.end(message.method === "HEAD" ? null : text);
  };

async function send(listener: RequestListener, encoding = "gzip, deflate, br", method = "GET") {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = { "accept-encoding": encoding };
  const sent = request({ port, host: "127.0.0.1", method, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { headers: response.headers, body: await buffer(response) };
}

it("a cached page is compressed once, and sent with its length from then on", async () => {
  const first = await send(cachedPage({ etag: '"once"' }));
  const second = await send(cachedPage({ etag: '"once"' }));
  for (const { headers, body } of [first, second]) {
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(body).toString()).toBe(page);
  }
  expect(Number(second.headers["content-length"])).toBe(second.body.length);
  expect(second.body.length).toBeLessThan(page.length / 10);
});

it("a changed page is another one", async () => {
  await send(cachedPage({ etag: '"old"' }));
  const changed = await send(cachedPage({ etag: '"new"', text: page.replaceAll("cats", "owls") }));
  expect(brotliDecompressSync(changed.body).toString()).toContain("owls");
});

it.each<[string, RequestListener, string?, string?]>([
  ["without Brotli", cachedPage(), "gzip"],
  ["that refuses Brotli", cachedPage(), "gzip, br;q=0"],
  ["for the headers alone", cachedPage(), "br", "HEAD"],
  ["of a failed page", cachedPage({ status: 500 })],
  ["of a page without ETag", cachedPage({ etag: "" })],
  ["of a short page", cachedPage({ text: "<p>Hi</p>" })],
])("a request %s gets what Next sends", async (_, listener, encoding, method) => {
  const { headers, body } = await send(listener, encoding, method);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.length).toBe(method === "HEAD" ? 0 : Number(headers["content-length"]));
});
