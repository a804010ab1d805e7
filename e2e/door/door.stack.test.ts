import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Programs, startPrograms } from "@/e2e/testing/programs";

let programs: Programs;
const data = mkdtempSync(join(tmpdir(), "tailmark-door-"));
beforeAll(async () => (programs = await startPrograms({ env: { DATA_DIR: data } })));
afterAll(async () => {
  await programs?.stop();
  rmSync(data, { recursive: true, force: true });
});

const at = (path: string) => `${programs.shop}/api${path}`;
const own = () => ({ origin: programs.shop, "sec-fetch-site": "same-origin" });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), {
    method: "POST",
    redirect: "manual",
    headers: { ...own(), "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const elsewhere = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  forwarded: "host=evil.example",
};

test.each(["/my", "/my/my-profile?a=b", "/admin", "/api/auth/logout?next=//evil.example"])(
  "%s sends nobody to the host that a request says it came to",
  async (path) => {
    const { port } = new URL(programs.shop);
    const answer = await new Promise<{ status: number; location: string; text: string }>(
      (resolve, reject) => {
        const call = rawRequest({ host: "127.0.0.1", port, path, headers: elsewhere }, (response) => {
          const { statusCode: status = 0, headers } = response;
          let text = "";
          response.on("data", (chunk: Buffer) => (text += chunk.toString()));
          response.on("end", () => resolve({ status, location: headers.location ?? "", text }));
        });
        call.on("error", reject).end();
      },
    );
    expect(answer.status).toBeLessThan(400);
    expect(answer.location).not.toContain("evil");
    expect(answer.text).not.toContain("evil");
  },
);

test("a mail's link is the shop's own, and so is what follows it, whatever the request says", async () => {
  const email = "host@door.example";
  const person = { type: "owner", name: "Fay", email, country: "AU", acceptTerms: true };
  const headers = { ...own(), "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
  const registered = await post("/register", { ...person, password: "a-walk-in-the-rain" }, headers);
  expect(registered.status).toBe(204);
  const folder = join(data, "mail");
  await expect.poll(() => (existsSync(folder) ? readdirSync(folder).length : 0)).toBeGreaterThan(2);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  expect(texts.join("\n")).toContain(`${programs.shop}/register/confirm?token=`);
  expect(texts.join("\n")).not.toContain("evil");
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
