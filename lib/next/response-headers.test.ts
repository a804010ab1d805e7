import { once } from "node:events";
import { createServer, type IncomingMessage, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { patchResponseHeaders } from "./response-headers";
import { failurePolicy } from "./csp.mjs";

patchResponseHeaders();

/** All values of a header as sent: fetch would join them. */
async function sentValues(listener: RequestListener, header: string): Promise<string[]> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(request({ port, host: "127.0.0.1" }).end(), "response")) as [
    IncomingMessage,
  ];
  response.resume();
  return response.headersDistinct[header] ?? [];
}

it("sends Location once and other headers as often as they are appended", async () => {
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

it("sends the page's own policy instead of the one middleware has set", async () => {
  const listener: RequestListener = (_, response) => {
    response.setHeader("content-security-policy", "script-src 'nonce-a'");
    response.appendHeader("content-security-policy", "script-src 'sha256-b'");
    response.end();
  };
  expect(await sentValues(listener, "content-security-policy")).toEqual(["script-src 'sha256-b'"]);
});

it.each([
  [500, "text/html; charset=utf-8", undefined, [failurePolicy]],
  [503, "text/html", "default-src 'self'", ["default-src 'self'"]],
  [500, "application/json", undefined, []],
  [200, "text/html", undefined, []],
])("sends status %i as %s with policy %s with the policies %j", async (status, type, policy, expected) => {
  const listener: RequestListener = (_, response) => {
    response.statusCode = status;
    response.setHeader("content-type", type);
    if (policy) response.setHeader("content-security-policy", policy);
    response.end("x");
  };
  expect(await sentValues(listener, "content-security-policy")).toEqual(expected);
});
