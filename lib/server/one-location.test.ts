import { createServer, request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { keepOneLocation } from "./one-location";

it("sends the address of a redirect once, and other headers as often as they are written", async () => {
  keepOneLocation();
  const server = createServer((_, response) => {
    response.statusCode = 308;
    response.setHeader("location", "/a");
    response
      .appendHeader("Location", "/a")
      .appendHeader("set-cookie", "a=1")
      .appendHeader("set-cookie", "b=2");
    response.end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(request({ port, host: "127.0.0.1" }).end(), "response")) as [IncomingMessage];
  answer.resume();
  const names = answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  expect(names.filter((name) => name === "location")).toHaveLength(1);
  expect(names.filter((name) => name === "set-cookie")).toHaveLength(2);
});
