import { expect, test } from "vitest";
import { change, doorKit, get, jsonOf, sessionCookie } from "@/lib/server/testing/door-kit";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { targetOf } from "./door-call";

const states = [{ id: 1, code: "NSW", name: "New South Wales" }];

async function kit(answer: unknown = states) {
  const upstream = await fakeUpstream(sendJson(answer));
  return { upstream, ...doorKit({ upstreamUrl: upstream.url }) };
}

test.each([
  "/",
  "/nothing",
  "/countries/AU/states/more",
  "/countries//states",
  "/countries/AU/states//",
  "/countries/%2e%2e/%2e%2e",
  "/countries/..%2f..%2fadmin/states",
  "/countries/AU%2Fstates",
  "/countries/%00/states",
  "/countries/%E0%A4%A/states",
  "/countries/A%5CU/states",
  "/Countries",
  "/countries%20",
  "/my/../countries%2f",
  "/countries;x=1",
  "/%2fcountries",
  "/health/ready",
  "/__proto__",
  "/constructor",
  "/auth",
  "/auth/login/x",
])("%s is no call and nothing is asked of the upstream", async (path) => {
  const { door, upstream } = await kit();
  const response = await door(get(path));
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
])("%s is not ours", async (url) => {
  const { door } = await kit();
  expect((await door(new Request(url))).status).toBe(404);
});

test("the raw path and query are kept as they came", () => {
  expect(targetOf("http://h:1/api/a/%2e%2e%2Fb?x=%20&y#z")).toEqual({
    path: "/a/%2e%2e%2Fb",
    query: "x=%20&y",
  });
  expect(targetOf("https://h/api/a?b?c=/api/")).toEqual({ path: "/a", query: "b?c=/api/" });
});

test.each([
  ["/countries/AU/states", "POST", "GET, HEAD"],
  ["/countries/AU/states/", "DELETE", "GET, HEAD"],
  ["/cart", "GET", "POST"],
  ["/auth/logout", "PUT", "GET, HEAD, POST"],
  ["/countries", "OPTIONS", "GET, HEAD"],
  ["/countries", "PATCH", "GET, HEAD"],
])("%s with %s is refused and the right methods are named", async (path, method, allow) => {
  const { door, upstream } = await kit();
  const response = await door(new Request(`http://localhost:3000/api${path}`, { method }));
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
])("%s is the same call", async (path) => {
  const { door, upstream } = await kit();
  const response = await door(get(path));
  expect([response.status, await response.json()]).toEqual([200, states]);
  expect(upstream.received[0]?.url).toBe("/countries/AU/states");
});

test("HEAD counts as GET and has no body", async () => {
  const { door, upstream } = await kit();
  const response = await door(
    new Request("http://localhost:3000/api/countries/AU/states", { method: "HEAD" }),
  );
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(upstream.received[0]?.method).toBe("GET");
});

test.each(["/countries/AUS/states", "/breed/0", "/breed/abc", "/breed/1e99", "/breed/-1", "/cart/short"])(
  "%s cannot exist",
  async (path) => {
    const { door, upstream } = await kit();
    const response = await door(get(path));
    expect([response.status, (await jsonOf(response))["code"]]).toEqual([404, "not_found"]);
    expect(upstream.received).toEqual([]);
  },
);

test("a literal path hides the parameter beside it", async () => {
  const { door, upstream } = await kit();
  await door(get("/countries/states?country_code=nz"));
  expect(upstream.received[0]?.url).toBe("/countries/states?country_code=NZ");
});

test.each([
  ["country_code=AU&country_code=NZ", { country_code: "This field is given more than once" }],
  ["", { country_code: "This field is required" }],
  ["country_code=", { country_code: "This field is required" }],
  ["country_code=AUS", { country_code: "This field is not valid" }],
  ["country_code[]=AU", { country_code: "This field is required" }],
])("a wrong query (%s) is said field by field and nothing else", async (query, fields) => {
  const { door, upstream } = await kit();
  const response = await door(get(`/countries/states?${query}`));
  expect([response.status, await response.json()]).toEqual([428, fields]);
  expect(upstream.received).toEqual([]);
});

test("query names nobody knows are not forwarded", async () => {
  const { door, upstream } = await kit();
  await door(get("/countries/states?country_code=AU&__proto__=x&utm_source=y&admin=1&admin=2"));
  expect(upstream.received[0]?.url).toBe("/countries/states?country_code=AU");
});

test("a call of an area that is not built goes without query and body, and its 501 comes back", async () => {
  const upstream = await fakeUpstream(sendJson({ code: "secret_code", message: "x" }, 501));
  const { door } = doorKit({ upstreamUrl: upstream.url });
  const response = await door(change("POST", "/activate/barcode?x=1", { a: 1 }));
  expect([response.status, (await jsonOf(response))["code"]]).toEqual([501, "not_built_yet"]);
  expect(upstream.received[0]).toMatchObject({ url: "/activate/barcode", body: "{}" });
});

test("what a call of an area that is not built answers cannot be checked, so it does not pass", async () => {
  const { door } = await kit({ secret: 1 });
  const response = await door(get("/my/animals", { cookie: sessionCookie }));
  expect(response.status).toBe(501);
  expect(await response.text()).not.toContain("secret");
});
