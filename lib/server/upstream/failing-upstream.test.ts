import { englishText } from "@/lib/domain/error-response";
import { expect, test } from "vitest";
import { loadSheddingHeader } from "@/lib/config/load-shedding";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { geographyShapes } from "@/lib/contract/kernel/geography/geography.shapes";
import { change, createTestBff, get, jsonOf } from "@/lib/server/testing/create-test-bff";
import { deadAddress, fakeSocket, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { createUpstreamClient } from "./upstream-client";

const states = [{ id: 1, code: "NSW", name: "New South Wales" }];
const failure = "Failed to fetch states";
const cartFailure = "Failed to create cart";
const read = () => get("/countries/AU/states");
const write = () => change("POST", "/cart", {});

async function outcome(handle: (request: Request) => Promise<Response>, request: Request) {
  const response = await handle(request);
  const { code, message, requestId, ...rest } = await jsonOf(response);
  expect([typeof requestId, rest]).toEqual(["string", {}]);
  return { status: response.status, code, message, retryAfter: response.headers.get("retry-after") };
}

const unavailable = { status: 503, code: "upstream_unavailable", message: failure, retryAfter: "5" };
const bad = { status: 502, code: "bad_upstream_answer", message: failure, retryAfter: null };

test("the upstream client returns 503 when the upstream is unreachable", async () => {
  const { handle, logLines } = createTestBff({ upstreamUrl: await deadAddress() });
  expect(await outcome(handle, read())).toEqual(unavailable);
  expect(await outcome(handle, write())).toEqual({ ...unavailable, message: cartFailure });
  expect(logLines[0]).toMatchObject({
    level: "warn",
    line: { call: "geography.states", status: 503, reason: "ECONNREFUSED" },
  });
});

test.each(["nothing", "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n[{"])(
  "the upstream client retries a GET but no change when the connection breaks after %j",
  async (beginning) => {
    let connections = 0;
    const { url } = await fakeSocket((socket) => {
      connections += 1;
      socket.once("data", () => (beginning === "nothing" ? socket.resetAndDestroy() : socket.end(beginning)));
    });
    const { handle } = createTestBff({ upstreamUrl: url });
    expect(await outcome(handle, read())).toEqual(unavailable);
    expect(connections).toBe(2);
    await handle(write());
    expect(connections).toBe(3);
  },
);

test.each([502, 503, 504])("the upstream client retries a GET once after %i", async (status) => {
  const upstream = await fakeUpstream((received, response) =>
    sendJson(upstream.received.length === 1 ? {} : states, upstream.received.length === 1 ? status : 200)(
      received,
      response,
    ),
  );
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  expect(await (await handle(read())).json()).toEqual(states);
  expect(upstream.received).toHaveLength(2);
});

test.each([
  [500, 1, { status: 502, code: "upstream_failed", message: failure, retryAfter: null }],
  [501, 1, { status: 502, code: "upstream_failed", message: failure, retryAfter: null }],
  [502, 2, { status: 502, code: "upstream_failed", message: failure, retryAfter: null }],
  [503, 2, { ...unavailable, retryAfter: "7" }],
  [504, 2, { status: 502, code: "upstream_failed", message: failure, retryAfter: null }],
  [599, 1, { status: 502, code: "upstream_failed", message: failure, retryAfter: null }],
  [429, 1, { status: 429, code: "slow_down", message: "Wait", retryAfter: "7" }],
])("the upstream client handles the status %i with %i requests", async (status, times, expected) => {
  const upstream = await fakeUpstream(
    sendJson({ code: "slow_down", message: "Wait" }, status, { "retry-after": "7" }),
  );
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  expect(await outcome(handle, read())).toEqual(expected);
  expect(upstream.received).toHaveLength(times);
});

test("the upstream client replaces an invalid Retry-After", async () => {
  const upstream = await fakeUpstream(sendJson({}, 503, { "retry-after": "soon <b>" }));
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  expect(await outcome(handle, write())).toMatchObject({ retryAfter: "5" });
});

test("the upstream client returns 503 busy for deliberate load shedding and keeps sending", async () => {
  const upstream = await fakeUpstream(
    sendJson({ code: "busy", message: "x" }, 503, { "retry-after": "7", [loadSheddingHeader]: "1" }),
  );
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  const busy = { status: 503, code: "busy", message: englishText("refusals.busy"), retryAfter: "7" };
  for (let count = 0; count < 12; count += 1) expect(await outcome(handle, read())).toEqual(busy);
  expect(upstream.received).toHaveLength(12);
});

test("the upstream client returns 503 after the timeout without a retry", async () => {
  const upstream = await fakeUpstream(() => undefined);
  const { handle } = createTestBff({ upstreamUrl: upstream.url, timeoutMs: 300 });
  const expected = { status: 503, code: "upstream_timeout", message: failure, retryAfter: "5" };
  expect(await outcome(handle, read())).toEqual(expected);
  expect(upstream.received).toHaveLength(1);
});

test("the upstream client applies the timeout to the whole response", async () => {
  const upstream = await fakeUpstream((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 10);
    response.on("close", () => clearInterval(timer));
  });
  const { handle } = createTestBff({ upstreamUrl: upstream.url, timeoutMs: 80 });
  expect(await outcome(handle, read())).toMatchObject({ code: "upstream_timeout" });
});

test("the upstream client uses a timeout of 10 s unless the route sets its own", async () => {
  const limits: number[] = [];
  const upstream = createUpstreamClient(async ({ timeoutMs }) => {
    limits.push(timeoutMs);
    return { kind: "timeout", reason: "" };
  });
  const route = geographyRoutes.countries;
  const shape = geographyShapes.countries;
  await upstream.call(route, shape, {}, {});
  await upstream.call({ ...route, timeoutMs: 60_000 }, shape, {}, {});
  expect(limits).toEqual([10_000, 60_000]);
});

const json = "application/json";
test.each([
  ["truncated JSON", json, '[{"id":1,"code":"NS'],
  ["no body", json, ""],
  ["HTML", "text/html", "<h1>Welcome</h1>"],
  ["no content type", undefined, JSON.stringify(states)],
  ["another content type", "text/json", JSON.stringify(states)],
  ["a value of the wrong type", json, JSON.stringify([{ id: "1", code: "NSW", name: "x" }])],
  ["a missing field", json, JSON.stringify([{ id: 1, code: "NSW" }])],
  ["null", json, "null"],
  ["an object", json, "{}"],
  ["5 MB", json, JSON.stringify([{ id: 1, code: "NSW", name: "x".repeat(5_000_000) }])],
])("returns 502 for a response with %s", async (_, type, body) => {
  const upstream = await fakeUpstream((_received, response) => {
    response.writeHead(200, type === undefined ? {} : { "content-type": type }).end(body);
  });
  const { handle, logLines } = createTestBff({ upstreamUrl: upstream.url });
  expect(await outcome(handle, read())).toEqual(bad);
  expect(upstream.received).toHaveLength(1);
  expect(logLines[0]?.line["reason"]).toBeTypeOf("string");
});

test("the upstream client aborts a response over 1 MiB", async () => {
  let sent = 0;
  const upstream = await fakeUpstream((_, response) => {
    response.writeHead(200, { "content-type": json });
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(65_536))) sent += 65_536;
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  });
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  expect(await outcome(handle, read())).toEqual(bad);
  expect(sent).toBeLessThan(20_000_000);
});

test.each([201, 203, 204, 205, 206, 301, 302, 304, 307, 308])(
  "the upstream client handles the status %i of a GET",
  async (status) => {
    const other = await fakeUpstream(sendJson(states));
    const headers = { location: `${other.url}/countries/AU/states` };
    const upstream = await fakeUpstream(sendJson(states, status, headers));
    const { handle } = createTestBff({ upstreamUrl: upstream.url });
    if (status === 201) expect((await handle(read())).status).toBe(201);
    else expect(await outcome(handle, read())).toEqual(bad);
    expect(other.received).toEqual([]);
  },
);

test.each(["SMTP ready\r\n", "HTTP/9.9 x\r\n\r\n", `HTTP/1.1 200 OK\r\nx: ${"y".repeat(50_000)}\r\n\r\n`])(
  "the upstream client returns 502 for a response that is not valid HTTP",
  async (text) => {
    const { url } = await fakeSocket((socket) => socket.once("data", () => socket.end(text)));
    const { handle } = createTestBff({ upstreamUrl: url });
    expect(await outcome(handle, read())).toEqual(bad);
  },
);

test.each([
  '"secret":"s","nested":{"a":1}',
  '"__proto__":{"isAdmin":true}',
  '"constructor":{"prototype":{"isAdmin":true}}',
])("the upstream client drops the unlisted keys %s", async (extra) => {
  const body = `[{"id":1,"code":"NSW","name":"x",${extra}}]`;
  const upstream = await fakeUpstream((_, response) =>
    response.writeHead(200, { "content-type": json }).end(body),
  );
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  expect(await (await handle(read())).text()).toBe('[{"id":1,"code":"NSW","name":"x"}]');
  expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
});
