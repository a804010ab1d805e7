import { describe, expect, test } from "vitest";
import { createTestBff, get, jsonOf } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { parseTarget } from "./bff-call";

const states = [{ id: 1, code: "NSW", name: "New South Wales" }];

async function setUp(body: unknown = states) {
  const upstream = await fakeUpstream(sendJson(body));
  return { upstream, ...createTestBff({ upstreamUrl: upstream.url }) };
}

describe("API paths", () => {
  test.each([
    "/nothing",
    "/countries/%2e%2e/%2e%2e",
    "/countries/AU%2Fstates",
    "/countries/%E0%A4%A/states",
    "/health/ready",
  ])("returns 404 for the unknown path %s and forwards nothing", async (path) => {
    const { handle, upstream } = await setUp();
    const response = await handle(get(path));
    expect(response.status).toBe(404);
    expect(await jsonOf(response)).toEqual({
      code: "unknown_call",
      message: expect.any(String),
      requestId: response.headers.get("x-request-id"),
    });
    expect(upstream.received).toEqual([]);
  });

  test.each([
    "http://localhost:3000",
    "http://localhost:3000/",
    "http://localhost:3000/apix/countries",
    "http://h/API/countries",
  ])("returns 404 for the URL %s outside the API", async (url) => {
    const { handle } = await setUp();
    expect((await handle(new Request(url))).status).toBe(404);
  });

  test("parseTarget returns the raw path and query", () => {
    expect(parseTarget("http://h:1/api/a/%2e%2e%2Fb?x=%20&y#z")).toEqual({
      path: "/a/%2e%2e%2Fb",
      query: "x=%20&y",
    });
    expect(parseTarget("https://h/api/a?b?c=/api/")).toEqual({ path: "/a", query: "b?c=/api/" });
  });

  test.each([
    ["/countries/AU/states", "POST", "GET, HEAD"],
    ["/countries/AU/states/", "DELETE", "GET, HEAD"],
    ["/cart", "GET", "POST"],
    ["/auth/logout", "PUT", "GET, HEAD, POST"],
    ["/countries", "OPTIONS", "GET, HEAD"],
    ["/countries", "PATCH", "GET, HEAD"],
  ])("rejects %s with %s with 405 and an Allow header", async (path, method, allow) => {
    const { handle, upstream } = await setUp();
    const response = await handle(new Request(`http://localhost:3000/api${path}`, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
    expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(upstream.received).toEqual([]);
  });

  test.each([
    "/countries/AU/states",
    "/countries/AU/states/",
    "/countries/au/states",
    "/countries/%41U/states",
  ])("%s reaches the same call", async (path) => {
    const { handle, upstream } = await setUp();
    const response = await handle(get(path));
    expect([response.status, await response.json()]).toEqual([200, states]);
    expect(upstream.received[0]?.url).toBe("/countries/AU/states");
  });

  test("handles HEAD as GET without a body", async () => {
    const { handle, upstream } = await setUp();
    const response = await handle(
      new Request("http://localhost:3000/api/countries/AU/states", { method: "HEAD" }),
    );
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(upstream.received[0]?.method).toBe("GET");
  });

  test.each(["/countries/AUS/states", "/breed/0", "/breed/abc", "/breed/1e99", "/breed/-1", "/cart/short"])(
    "returns 404 for the invalid parameter in %s",
    async (path) => {
      const { handle, upstream } = await setUp();
      const response = await handle(get(path));
      expect([response.status, (await jsonOf(response))["code"]]).toEqual([404, "not_found"]);
      expect(upstream.received).toEqual([]);
    },
  );

  test.each([
    ["country_code=AU&country_code=NZ", { country_code: "This field is given more than once" }],
    ["", { country_code: "This field is required" }],
    ["country_code=", { country_code: "This field is required" }],
    ["country_code=AUS", { country_code: "This field is not valid" }],
    ["country_code[]=AU", { country_code: "This field is required" }],
  ])("rejects the query %s with 428 and field errors only", async (query, fields) => {
    const { handle, upstream } = await setUp();
    const response = await handle(get(`/countries/states?${query}`));
    expect([response.status, await response.json()]).toEqual([428, fields]);
    expect(upstream.received).toEqual([]);
  });

  test("does not forward unknown query keys", async () => {
    const { handle, upstream } = await setUp();
    await handle(get("/countries/states?country_code=AU&__proto__=x&utm_source=y&admin=1&admin=2"));
    expect(upstream.received[0]?.url).toBe("/countries/states?country_code=AU");
  });
});
