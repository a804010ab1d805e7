import { once } from "node:events";
import { createServer, type IncomingMessage, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { requestListener } from "./request-listener.mjs";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { earlyPaintScript } from "./early-paint/early-paint-script.mjs";
import { failedPagePolicy } from "./failed-page.mjs";

const options = { isHttps: true, isDevelopment: false };

/** All values of a header as sent: fetch would join them. */
async function sentValues(listener: RequestListener, header: string): Promise<string[]> {
  return (await send(listener)).headersDistinct[header] ?? [];
}

async function send(
  listener: RequestListener,
  method = "GET",
  path = "/",
  headers: Readonly<Record<string, string>> = {},
  more: Partial<Parameters<typeof requestListener>[1]> = {},
): Promise<IncomingMessage> {
  const server = createServer(requestListener(listener, { ...options, ...more })).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(
    request({ port, host: "127.0.0.1", method, path, headers }).end(),
    "response",
  )) as [IncomingMessage];
  return response;
}

it("the server removes headers that only the shop may set from requests", async () => {
  const seen: string[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(...Object.keys(request.headers));
    response.end();
  };
  const forged = {
    "content-security-policy": "script-src 'nonce-evil'",
    "Content-Security-Policy-Report-Only": "script-src 'nonce-evil'",
    "x-nonce": "evil",
    "x-middleware-subrequest": "middleware",
    "x-own": "kept",
  };
  await send(listener, "GET", "/", forged);
  expect(seen).toContain("x-own");
  expect(seen.filter((name) => /policy|nonce|middleware/.test(name))).toEqual([]);
});

const edge = { "cdn-cache-control": "public, s-maxage=60", "x-accel-expires": "60", "cache-tag": "shop" };

it.each<[status: number, headers: Record<string, string>, isKept: boolean]>([
  [200, {}, true],
  [304, {}, true],
  [200, { "set-cookie": "a=1" }, false],
  [307, {}, false],
  [404, {}, false],
  [500, {}, false],
])("the server sends edge cache headers with status %i and %j: %s", async (status, headers, isKept) => {
  const listener: RequestListener = (_, response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries({ ...edge, ...headers })) response.setHeader(name, value);
    response.end();
  };
  const response = await send(listener);
  expect(Object.keys(edge).filter((name) => name in response.headers)).toEqual(
    isKept ? Object.keys(edge) : [],
  );
});

it.each([
  [404, "public, max-age=86400", "no-store"],
  [404, "private, no-cache", "private, no-cache"],
  [200, "public, max-age=86400", "public, max-age=86400"],
])(
  "the server sends status %i with %s as %s, and HSTS for a shop at https",
  async (status, caching, expected) => {
    const listener: RequestListener = (_, response) => {
      response.statusCode = status;
      response.setHeader("cache-control", caching);
      response.end("x");
    };
    expect(await sentValues(listener, "cache-control")).toEqual([expected]);
    expect(await sentValues(listener, "strict-transport-security")).toEqual([
      "max-age=31536000; includeSubDomains",
    ]);
  },
);

it("the server gives each request an id, and keeps that of a proxy", async () => {
  const seen: unknown[] = [];
  const listener: RequestListener = ({ headers }, response) => {
    seen.push(headers["x-request-id"]);
    response.end("x");
  };
  const own = await send(listener);
  const ofProxy = await send(listener, "GET", "/", { "x-request-id": "of-a-proxy-1" });
  const forged = await send(listener, "GET", "/", { "x-request-id": "a b" });
  expect(ofProxy.headers["x-request-id"]).toBe("of-a-proxy-1");
  const ids = [own, ofProxy, forged].map(({ headers }) => headers["x-request-id"]);
  expect(ids).toEqual(seen);
  expect(new Set(ids).size).toBe(3);
  expect(ids[2]).toMatch(/^[0-9a-f-]{36}$/);
});

it("the server ends connections while it stops, and is not ready", async () => {
  const listener: RequestListener = (_, response) => void response.end("x");
  const stopping = { isStopping: () => true };
  const page = await send(listener, "GET", "/", {}, stopping);
  const ready = await send(listener, "GET", "/api/health/ready", {}, stopping);
  expect([page.statusCode, page.headers.connection]).toEqual([200, "close"]);
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, "close"]);
  expect((await send(listener, "GET", "/", { connection: "keep-alive" })).headers.connection).toBe(
    "keep-alive",
  );
});

it("the server responds with 405 to TRACE and unknown methods", async () => {
  const listener: RequestListener = (_, response) => void response.end("x");
  const statuses = [];
  for (const method of ["TRACE", "PROPFIND", "GET", "OPTIONS"])
    statuses.push((await send(listener, method)).statusCode);
  expect(statuses).toEqual([405, 405, 200, 200]);
});

it("the server sends Location once and other headers as often as they are appended", async () => {
  const listener: RequestListener = (_, response) => {
    response.statusCode = 308;
    response.setHeader("location", "/a");
    response
      .appendHeader("Location", "/a")
      .appendHeader("set-cookie", "a=1")
      .appendHeader("set-cookie", "b=2");
    response.end();
  };
  expect(await sentValues(listener, "location")).toEqual(["/a"]);
  expect(await sentValues(listener, "set-cookie")).toEqual(["a=1", "b=2"]);
});

it("the server sends the page's own policy instead of the one middleware has set", async () => {
  const listener: RequestListener = (_, response) => {
    response.setHeader("content-security-policy", "script-src 'nonce-a'");
    response.appendHeader("content-security-policy", "script-src 'sha256-b'");
    response.end();
  };
  expect(await sentValues(listener, "content-security-policy")).toEqual(["script-src 'sha256-b'"]);
});

/** Responds as Next does to a page that fails. */
const failing: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-security-policy", "script-src 'nonce-a'");
  response.setHeader("link", "</a.css>; rel=preload; as=style");
  response.writeHead(500);
  response.write('<script>push("{\\"digest\\":\\"failed: Failed to fetch breeds\\"}")</script>');
  response.end();
};

it("the server sends a page without scripts instead of one that failed", async () => {
  const id = "of-a-proxy-1";
  const response = await send(failing, "GET", "/de/store?page=2", { "x-request-id": id });
  const page = await text(response);
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject({
    "retry-after": "5",
    "x-request-id": id,
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
  });
  expect(response.headersDistinct["content-security-policy"]).toEqual([failedPagePolicy]);
  expect(Object.keys(response.headers)).not.toContain("link");
  expect(page).toContain('<html lang="de">');
  expect(page).toContain("<h1>Die Rassen konnten nicht geladen werden</h1>");
  expect(page).toContain(`<code>${id}</code>`);
  expect(page).not.toContain("<script");
});

it("the server sends other failed responses unchanged", async () => {
  const json: RequestListener = (_, response) => {
    response.writeHead(500, { "content-type": "application/json" });
    response.end("{}");
  };
  const response = await send(json);
  expect([response.statusCode, await text(response)]).toEqual([500, "{}"]);
  const inDevelopment = await send(failing, "GET", "/", {}, { isDevelopment: true });
  expect(inDevelopment.statusCode).toBe(500);
});

it.each([
  ["/%", "/not/found"],
  ["/store/%E0%A4%A", "/not/found"],
  ["/api/%ff", "/api/not/found"],
  ["/store?q=%", "/store?q=%"],
  ["/%20", "/%20"],
])("the server treats %s as %s", async (path, url) => {
  let seen: unknown;
  const listener: RequestListener = (message, response) => {
    seen = message.url;
    response.end();
  };
  await send(listener, "GET", path);
  expect(seen).toBe(url);
});

it.each([
  [{}, "127.0.0.1"],
  [{ "x-forwarded-for": "6.6.6.6" }, "6.6.6.6, 127.0.0.1"],
])("the server appends the address of the connection to %j", async (headers, expected) => {
  let seen: unknown;
  const listener: RequestListener = (message, response) => {
    seen = message.headers["x-forwarded-for"];
    response.end();
  };
  const server = createServer(requestListener(listener, options)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers });
  expect(seen).toBe(expected);
});

/** React's tags of a page made per request. */
const chunks =
  '<script src="/_next/static/chunks/a.js" async="" nonce="x"></script><script src="/_next/static/chunks/b.js" nonce="x" async=""></script>';
const page = `<p>${"é".repeat(600)}</p><script>${earlyPaintScript}</script>${chunks}`;

/** Sends the page in two parts that divide a character. */
const inParts =
  (policy: string, html = page): RequestListener =>
  (_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-security-policy", policy);
    const bytes = Buffer.from(html);
    response.write(bytes.subarray(0, 4));
    response.end(bytes.subarray(4));
  };

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

it("the server lets the scripts of a page with a nonce wait for its first paint, and no others", async () => {
  const deferred = page.replace(
    chunks,
    ["a", "b"]
      .map((name) => `<script type="deferred" src="/_next/static/chunks/${name}.js" nonce="x"></script>`)
      .join(""),
  );
  const read = async (policy: string, html?: string) =>
    (await readBody(await send(inParts(policy, html)))).toString("utf8");
  expect(await read("script-src 'nonce-x'")).toBe(deferred);
  expect(await read("script-src 'sha256-x'")).toBe(page);
  const withoutLoader = page.replace(earlyPaintScript, "");
  expect(await read("script-src 'nonce-x'", withoutLoader)).toBe(withoutLoader);
});

it.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["", undefined, (body: Buffer) => body],
])("the server sends pages to clients that accept %j as %s", async (accepted, encoding, decode) => {
  const response = await send(inParts("script-src 'sha256-x'"), "GET", "/", { "accept-encoding": accepted });
  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(response.headers.vary).toBe("Accept-Encoding");
  expect(decode(await readBody(response)).toString("utf8")).toBe(page);
});
