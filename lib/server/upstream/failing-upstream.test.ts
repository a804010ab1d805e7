import { expect, test } from "vitest";
import { geographyRoutes } from "@/lib/contract/geography/geography.routes";
import { change, doorKit, get, jsonOf } from "@/lib/server/testing/door-kit";
import { deadAddress, fakeSocket, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { makeUpstream } from "./upstream";

const states = [{ id: 1, code: "NSW", name: "New South Wales" }];
const failure = "Failed to fetch states";
const cartFailure = "Failed to create cart";
const read = () => get("/countries/AU/states");
const write = () => change("POST", "/cart", {});

async function outcome(door: (request: Request) => Promise<Response>, request: Request) {
  const response = await door(request);
  const { code, message, requestId, ...rest } = await jsonOf(response);
  expect([typeof requestId, rest]).toEqual(["string", {}]);
  return { status: response.status, code, message, retryAfter: response.headers.get("retry-after") };
}

const unavailable = { status: 503, code: "upstream_unavailable", message: failure, retryAfter: "5" };
const bad = { status: 502, code: "bad_upstream_answer", message: failure, retryAfter: null };

test("nobody listens", async () => {
  const { door, lines } = doorKit({ upstreamUrl: await deadAddress() });
  expect(await outcome(door, read())).toEqual(unavailable);
  expect(await outcome(door, write())).toEqual({ ...unavailable, message: cartFailure });
  expect(lines[0]).toMatchObject({
    level: "warn",
    line: { call: "geography.states", status: 503, reason: "ECONNREFUSED" },
  });
});

test.each(["nothing", "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n[{"])(
  "broken off after %j: reads are tried twice, changes once",
  async (beginning) => {
    let connections = 0;
    const { url } = await fakeSocket((socket) => {
      connections += 1;
      socket.once("data", () => (beginning === "nothing" ? socket.resetAndDestroy() : socket.end(beginning)));
    });
    const { door } = doorKit({ upstreamUrl: url });
    expect(await outcome(door, read())).toEqual(unavailable);
    expect(connections).toBe(2);
    await door(write());
    expect(connections).toBe(3);
  },
);

test.each([502, 503, 504])("a read is tried again after %i, and the second answer counts", async (status) => {
  const upstream = await fakeUpstream((received, response) =>
    sendJson(upstream.received.length === 1 ? {} : states, upstream.received.length === 1 ? status : 200)(
      received,
      response,
    ),
  );
  const { door } = doorKit({ upstreamUrl: upstream.url });
  expect(await (await door(read())).json()).toEqual(states);
  expect(upstream.received).toHaveLength(2);
});

test.each([
  [500, 1, { status: 502, code: "upstream_failed", message: failure, retryAfter: null }],
  [501, 1, { status: 501, code: "not_built_yet", message: failure, retryAfter: null }],
  [502, 2, { status: 502, code: "upstream_failed", message: failure, retryAfter: null }],
  [503, 2, { ...unavailable, retryAfter: "7" }],
  [504, 2, { status: 502, code: "upstream_failed", message: failure, retryAfter: null }],
  [599, 1, { status: 502, code: "upstream_failed", message: failure, retryAfter: null }],
  [429, 1, { status: 429, code: "slow_down", message: "Wait", retryAfter: "7" }],
])("an answer of %i, asked %i times", async (status, times, expected) => {
  const upstream = await fakeUpstream(
    sendJson({ code: "slow_down", message: "Wait" }, status, { "retry-after": "7" }),
  );
  const { door } = doorKit({ upstreamUrl: upstream.url });
  expect(await outcome(door, read())).toEqual(expected);
  expect(upstream.received).toHaveLength(times);
});

test("a waiting time that is none is replaced", async () => {
  const upstream = await fakeUpstream(sendJson({}, 503, { "retry-after": "soon <b>" }));
  const { door } = doorKit({ upstreamUrl: upstream.url });
  expect(await outcome(door, write())).toMatchObject({ retryAfter: "5" });
});

test("silence ends at the time limit and is not asked again", async () => {
  const upstream = await fakeUpstream(() => undefined);
  const { door } = doorKit({ upstreamUrl: upstream.url, timeoutMs: 60 });
  const expected = { status: 503, code: "upstream_timeout", message: failure, retryAfter: "5" };
  expect(await outcome(door, read())).toEqual(expected);
  expect(upstream.received).toHaveLength(1);
});

test("the limit counts the whole answer, not the time between its pieces", async () => {
  const upstream = await fakeUpstream((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 10);
    response.on("close", () => clearInterval(timer));
  });
  const { door } = doorKit({ upstreamUrl: upstream.url, timeoutMs: 80 });
  expect(await outcome(door, read())).toMatchObject({ code: "upstream_timeout" });
});

test("the usual limit is ten seconds, and a call may have its own", async () => {
  const limits: number[] = [];
  const upstream = makeUpstream(async ({ timeoutMs }) => {
    limits.push(timeoutMs);
    return { kind: "timeout", reason: "" };
  });
  const route = geographyRoutes.countries;
  await upstream.call(route, undefined, {}, {});
  await upstream.call({ ...route, timeoutMs: 60_000 }, undefined, {}, {});
  expect(limits).toEqual([10_000, 60_000]);
});

const json = "application/json";
test.each([
  ["cut JSON", json, '[{"id":1,"code":"NS'],
  ["no body", json, ""],
  ["HTML", "text/html", "<h1>Welcome</h1>"],
  ["no type", undefined, JSON.stringify(states)],
  ["another type", "text/json", JSON.stringify(states)],
  ["a wrong type", json, JSON.stringify([{ id: "1", code: "NSW", name: "x" }])],
  ["a missing field", json, JSON.stringify([{ id: 1, code: "NSW" }])],
  ["null", json, "null"],
  ["an object", json, "{}"],
  ["5 MB", json, JSON.stringify([{ id: 1, code: "NSW", name: "x".repeat(5_000_000) }])],
])("%s is a bad answer", async (_, type, body) => {
  const upstream = await fakeUpstream((_received, response) => {
    response.writeHead(200, type === undefined ? {} : { "content-type": type }).end(body);
  });
  const { door, lines } = doorKit({ upstreamUrl: upstream.url });
  expect(await outcome(door, read())).toEqual(bad);
  expect(upstream.received).toHaveLength(1);
  expect(lines[0]?.line["reason"]).toBeTypeOf("string");
});

test("an answer without end is dropped at one mebibyte", async () => {
  let sent = 0;
  const upstream = await fakeUpstream((_, response) => {
    response.writeHead(200, { "content-type": json });
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(65_536))) sent += 65_536;
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  });
  const { door } = doorKit({ upstreamUrl: upstream.url });
  expect(await outcome(door, read())).toEqual(bad);
  expect(sent).toBeLessThan(20_000_000);
});

test.each([201, 203, 204, 205, 206, 301, 302, 304, 307, 308])("an answer of %i to a read", async (status) => {
  const other = await fakeUpstream(sendJson(states));
  const headers = { location: `${other.url}/countries/AU/states` };
  const upstream = await fakeUpstream(sendJson(states, status, headers));
  const { door } = doorKit({ upstreamUrl: upstream.url });
  if (status === 201) expect((await door(read())).status).toBe(201);
  else expect(await outcome(door, read())).toEqual(bad);
  expect(other.received).toEqual([]);
});

test.each(["SMTP ready\r\n", "HTTP/9.9 x\r\n\r\n", `HTTP/1.1 200 OK\r\nx: ${"y".repeat(50_000)}\r\n\r\n`])(
  "what is not HTTP as we speak it is a bad answer",
  async (words) => {
    const { url } = await fakeSocket((socket) => socket.once("data", () => socket.end(words)));
    const { door } = doorKit({ upstreamUrl: url });
    expect(await outcome(door, read())).toEqual(bad);
  },
);

test.each([
  '"secret":"s","nested":{"a":1}',
  '"__proto__":{"isAdmin":true}',
  '"constructor":{"prototype":{"isAdmin":true}}',
])("%s, which the shape does not list, stays behind", async (extra) => {
  const body = `[{"id":1,"code":"NSW","name":"x",${extra}}]`;
  const upstream = await fakeUpstream((_, response) =>
    response.writeHead(200, { "content-type": json }).end(body),
  );
  const { door } = doorKit({ upstreamUrl: upstream.url });
  expect(await (await door(read())).text()).toBe('[{"id":1,"code":"NSW","name":"x"}]');
  expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
});
