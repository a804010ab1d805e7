import { expect, test } from "vitest";
import { appOrigin, change, doorKit, get, jsonOf, sessionCookie, token } from "@/lib/server/testing/door-kit";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const other = "B".repeat(42) + "c";
const credentials = { username: "owner@tailmark.test", password: "Tailmark-demo-1" };
const person = { id: 1, type: "owner" };
const started = { "x-session": other, "x-session-max-age": "3600" };
const login = (headers: Record<string, string> = {}) => change("POST", "/auth/login", credentials, headers);

async function kit(answer: unknown, status = 200, headers: Record<string, string> = {}, isSecure = true) {
  const upstream = await fakeUpstream(sendJson(answer, status, headers));
  return { upstream, ...doorKit({ upstreamUrl: upstream.url, isSecure }) };
}

test("a session handed over becomes the cookie and is told to nobody else", async () => {
  const { door, lines } = await kit(person, 200, started);
  const response = await door(login());
  expect(response.headers.getSetCookie()[0]).toBe(
    `__Host-session=${other}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(await response.json()).toEqual(person);
  expect([...response.headers.keys()].filter((name) => name.startsWith("x-session"))).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/BBBB|tailmark\.test|demo-1/);
});

test("without protection the cookie has a plain name", async () => {
  const { door } = await kit(person, 200, started, false);
  const cookie = (await door(login())).headers.getSetCookie()[0];
  expect(cookie).toBe(`session=${other}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`);
});

test.each([
  [{}],
  [{ "x-session": other }],
  [{ "x-session": "short", "x-session-max-age": "60" }],
  [{ "x-session": `${other}; Domain=evil`, "x-session-max-age": "60" }],
  [{ "x-session": `${other}x`, "x-session-max-age": "60" }],
  [{ "x-session": other, "x-session-max-age": "-1" }],
  [{ "x-session": other, "x-session-max-age": "60; Domain=evil" }],
])("a session that is none (%j) is a bad answer", async (headers) => {
  const { door } = await kit(person, 200, headers as Record<string, string>);
  const response = await door(login());
  expect([response.status, response.headers.get("set-cookie")]).toEqual([502, null]);
});

test("a session on a call that starts none is dropped, and so are the upstream's own cookies", async () => {
  const { door } = await kit([], 200, {
    ...started,
    "set-cookie": "__Host-session=evil",
    location: "/x",
    server: "s",
  });
  const response = await door(get("/countries"));
  expect([...response.headers.keys()].sort()).toEqual(["cache-control", "content-type", "x-request-id"]);
});

test.each([
  [sessionCookie, `Bearer ${token}`],
  [`a=b; ${sessionCookie}; c=d`, `Bearer ${token}`],
  [`${sessionCookie}; ${sessionCookie}`, `Bearer ${token}`],
  [`${sessionCookie}; __Host-session=${other}`, undefined],
  [`__Host-session=${token}x`, undefined],
  ["__Host-session=short", undefined],
  [`__Host-session="${token}"`, undefined],
  [`session=${token}`, undefined],
  [`x__Host-session=${token}`, undefined],
  [`__host-session=${token}`, undefined],
  [`__Host-session=${token}%0d%0a`, undefined],
  ["=;;;=;  __Host-session", undefined],
  [`junk=${"x".repeat(100_000)}`, undefined],
])("of the cookies %s the upstream gets %s", async (cookie, authorization) => {
  const { door, upstream } = await kit([]);
  await door(get("/countries", { cookie }));
  expect(upstream.received[0]?.headers.authorization).toBe(authorization);
  expect(upstream.received[0]?.headers.cookie).toBeUndefined();
});

test("a browser that sends the two programs' own headers is not listened to", async () => {
  const { door, upstream } = await kit(person, 200, started);
  const forged = { "x-session": token, "x-session-max-age": "9", authorization: `Bearer ${token}` };
  const response = await door(login(forged));
  expect(response.headers.get("set-cookie")).toContain(other);
  const { authorization, ...rest } = upstream.received[0]?.headers ?? {};
  expect([authorization, rest["x-session"], rest["x-session-max-age"]]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("who signs in with a planted session gets a new one", async () => {
  const { door } = await kit(person, 200, started);
  const response = await door(login({ cookie: sessionCookie }));
  expect(response.headers.get("set-cookie")).toContain(`__Host-session=${other};`);
});

const hintOver = "hint=; Max-Age=0; Path=/; SameSite=Lax; Secure";
const over = `__Host-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure, ${hintOver}`;
const refused = { code: "not_signed_in", message: "Please sign in." };

test("a definite 401 ends the session where one is needed", async () => {
  const { door } = await kit(refused, 401);
  expect((await door(get("/my/details", { cookie: sessionCookie }))).headers.get("set-cookie")).toBe(over);
  expect((await door(get("/my/details"))).headers.get("set-cookie")).toBeNull();
});

test("a wrong password ends nothing", async () => {
  const { door } = await kit({ code: "wrong", message: "No" }, 401);
  const response = await door(login({ cookie: sessionCookie }));
  expect([response.status, response.headers.get("set-cookie")]).toEqual([401, null]);
});

test.each([403, 404, 429, 500, 502, 503, 504])("a %i ends nothing", async (status) => {
  const { door } = await kit(refused, status);
  for (const request of [
    get("/my/details", { cookie: sessionCookie }),
    change("POST", "/auth/logout", undefined, { cookie: sessionCookie }),
  ])
    expect((await door(request)).headers.get("set-cookie")).toBeNull();
});

test("a 401 that is a proxy's page ends nothing", async () => {
  const upstream = await fakeUpstream((_, response) => {
    response.writeHead(401, { "content-type": "text/html" }).end("<h1>Who are you?</h1>");
  });
  const { door } = doorKit({ upstreamUrl: upstream.url });
  const response = await door(get("/my/details", { cookie: sessionCookie }));
  expect([response.status, response.headers.get("set-cookie")]).toEqual([502, null]);
});

test("an upstream that is gone signs nobody out", async () => {
  const { door } = doorKit({ upstreamUrl: await deadAddress() });
  const leave = change("POST", "/auth/logout", undefined, { cookie: sessionCookie });
  for (const request of [get("/my/details", { cookie: sessionCookie }), leave]) {
    const response = await door(request);
    expect([response.status, response.headers.get("set-cookie")]).toEqual([503, null]);
  }
});

test.each([204, 200, 401])("signing out: an answer of %i clears the cookie", async (status) => {
  const { door, upstream } = await kit(refused, status === 204 ? 200 : status);
  const response = await door(change("POST", "/auth/logout", undefined, { cookie: sessionCookie }));
  expect(response.headers.get("set-cookie")).toBe(over);
  expect(upstream.received[0]?.headers.authorization).toBe(`Bearer ${token}`);
});

test("the form of the page that asks is answered with a page", async () => {
  const { door } = await kit({});
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const leave = (query: string) =>
    door(change("POST", `/auth/logout${query}`, undefined, { accept, cookie: sessionCookie }));
  const response = await leave("");
  expect([response.status, response.headers.get("location"), response.headers.get("set-cookie")]).toEqual([
    303,
    "/",
    over,
  ]);
  expect((await leave("?next=%2Fstore")).headers.get("location")).toBe("/store");
  expect((await leave("?next=https%3A%2F%2Fevil.example")).headers.get("location")).toBe("/");
});

test("the cookie's name and value never reach the log", async () => {
  const { door, lines } = await kit(refused, 401);
  await door(get("/my/details?email=a@b.example", { cookie: sessionCookie, origin: appOrigin }));
  expect(JSON.stringify(lines)).not.toMatch(/session=|AAAA|b\.example/);
});

test.each([
  ["a body that is refused", change("PUT", "/my/user/me/state", {})],
  ["a body that is none", change("PUT", "/my/user/me/change-password", "{")],
  ["a query that is refused", get("/admin/users?page=x")],
  ["an area that is not built", get("/my/order-history")],
])("without a session nothing is read: %s", async (_what, request) => {
  const { door, upstream } = await kit([]);
  const response = await door(request);
  expect([response.status, (await jsonOf(response))["code"]]).toEqual([401, "not_signed_in"]);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(upstream.received).toEqual([]);
});

test("a session cookie that cannot be one is taken away", async () => {
  const { door, upstream } = await kit([]);
  const response = await door(get("/my/details", { cookie: "__Host-session=planted" }));
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()[0]).toContain("__Host-session=; Max-Age=0");
  expect(upstream.received).toEqual([]);
});

test.each([
  [204, undefined, 1],
  [401, { code: "not_signed_in", message: "Please sign in." }, 1],
  [428, { password: "This field is not valid" }, 0],
  [403, { code: "demo_account", message: "It stays." }, 0],
  [500, {}, 0],
])("of a deletion answered with %i the cookie goes only with the account", async (status, body, ended) => {
  const { door } = await kit(body, status);
  const asked = change("POST", "/my/account/deletion", { password: "x" }, { cookie: sessionCookie });
  const cookies = (await door(asked)).headers.getSetCookie();
  expect(cookies.filter((cookie) => /^__Host-session=;.*Max-Age=0/.test(cookie))).toHaveLength(ended);
});
