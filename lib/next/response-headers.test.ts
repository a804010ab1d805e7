import { once } from "node:events";
import { createServer, type IncomingMessage, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { mendAnswerHeaders } from "./response-headers";
import { failurePolicy } from "./csp.mjs";

mendAnswerHeaders();

/** All values of a header, as they are on the wire: fetch would join them. */
async function sent(listener: RequestListener, header: string): Promise<string[]> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(request({ port, host: "127.0.0.1" }).end(), "response")) as [IncomingMessage];
  answer.resume();
  return answer.headersDistinct[header] ?? [];
}

it("sends the address of a redirect once, and other headers as often as they are written", async () => {
  const answer: RequestListener = (_, response) => {
    response.statusCode = 308;
    response.setHeader("location", "/a");
    response
      .appendHeader("Location", "/a")
      .appendHeader("set-cookie", "a=1")
      .appendHeader("set-cookie", "b=2");
    response.end();
  };
  expect(await sent(answer, "location")).toEqual(["/a"]);
  expect(await sent(answer, "set-cookie")).toEqual(["a=1", "b=2"]);
});

it("sends the policy that the page brings, and not middleware's beside it", async () => {
  const answer: RequestListener = (_, response) => {
    response.setHeader("content-security-policy", "script-src 'nonce-a'");
    response.appendHeader("content-security-policy", "script-src 'sha256-b'");
    response.end();
  };
  expect(await sent(answer, "content-security-policy")).toEqual(["script-src 'sha256-b'"]);
});

it.each([
  [500, "text/html; charset=utf-8", undefined, [failurePolicy]],
  [503, "text/html", "default-src 'self'", ["default-src 'self'"]],
  [500, "application/json", undefined, []],
  [200, "text/html", undefined, []],
])("%i as %s with the policy %s is sent with %j", async (status, type, policy, expected) => {
  const answer: RequestListener = (_, response) => {
    response.statusCode = status;
    response.setHeader("content-type", type);
    if (policy) response.setHeader("content-security-policy", policy);
    response.end("x");
  };
  expect(await sent(answer, "content-security-policy")).toEqual(expected);
});
