import { request as rawRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Programs, startPrograms } from "@/e2e/testing/programs";

let programs: Programs;
beforeAll(async () => (programs = await startPrograms()));
afterAll(async () => programs?.stop());

const at = (path: string) => `${programs.shop}/api${path}`;
const own = () => ({ origin: programs.shop, "sec-fetch-site": "same-origin" });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), {
    method: "POST",
    redirect: "manual",
    headers: { ...own(), "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** fetch tidies addresses up before they are sent; this does not. */
function raw(method: string, path: string): Promise<number> {
  const { port } = new URL(programs.shop);
  return new Promise((resolve, reject) => {
    const outgoing = rawRequest({ host: "127.0.0.1", port, method, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on("error", reject).end();
  });
}

test("the shop is alive and ready", async () => {
  expect(await (await fetch(at("/health"))).json()).toEqual({ status: "ok" });
  expect(await (await fetch(at("/health/ready"))).json()).toEqual({ status: "ok" });
});

test.each(["/countries/AU/states", "/countries/AU/states/"])(
  "%s answers without a redirect",
  async (path) => {
    const response = await fetch(at(path), { redirect: "manual" });
    expect(response.status).toBe(200);
    expect(await response.json()).toContainEqual({
      id: expect.any(Number),
      code: "NSW",
      name: "New South Wales",
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-powered-by")).toBeNull();
  },
);

test.each([
  ["GET", "/api/nothing", 404],
  ["GET", "/api/countries/..%2f..%2fhealth/states", 404],
  ["GET", "/api/countries/%00/states", 404],
  ["GET", "/api/countries/%E0%A4%A/states", 404],
  ["PATCH", "/api/countries", 405],
  ["OPTIONS", "/api/countries", 405],
  ["DELETE", "/api/cart", 405],
  ["HEAD", "/api/countries", 200],
  ["POST", "/api/cart", 403],
])("%s %s: %i", async (method, path, status) => {
  expect(await raw(method, path)).toBe(status);
});

test.each(["/api/%2e%2e/health", "/api//countries", "/api/../health"])(
  "%s never reaches a call",
  async (path) => {
    expect(await raw("GET", path)).not.toBe(200);
  },
);

test("sign in, be known, sign out", async () => {
  const demo = { username: "owner@tailmark.test", password: "Tailmark-demo-1" };
  const signedIn = await post("/auth/login/", demo);
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.getSetCookie()[0] ?? "";
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(signedIn.headers.get("x-session")).toBeNull();
  const session = { cookie: cookie.split(";")[0] ?? "" };
  expect((await fetch(at("/my/details"), { headers: session })).status).toBe(200);
  const asked = await fetch(at("/auth/logout"), { headers: session, redirect: "manual" });
  expect([asked.status, asked.headers.get("set-cookie")]).toEqual([200, null]);
  const left = await fetch(at("/auth/logout?next=/store"), {
    headers: { ...session, ...own() },
    redirect: "manual",
  });
  expect([left.status, left.headers.get("location")]).toEqual([303, "/store"]);
  expect(left.headers.get("set-cookie")).toMatch(/Max-Age=0/);
  expect((await fetch(at("/my/details"), { headers: session })).status).toBe(401);
});

test("too much is refused, and the connection is still good for the next call", async () => {
  expect((await post("/cart", { a: "x".repeat(200_000) })).status).toBe(413);
  expect((await post("/cart", {})).status).toBeLessThan(300);
});

test("the country of an address comes from the embedded database", async () => {
  const known = await fetch(at("/geo"), { headers: { "x-forwarded-for": "1.1.1.1" } });
  expect(await known.json()).toEqual({ country_code: "AU", currency: "AUD" });
  const unknown = await fetch(at("/geo"));
  expect([unknown.status, await unknown.json()]).toEqual([200, { country_code: null, currency: null }]);
});
