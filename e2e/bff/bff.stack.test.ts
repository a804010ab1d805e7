import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Programs, startTestPrograms } from "@/e2e/testing/programs";

let programs: Programs;
beforeAll(async () => (programs = await startTestPrograms()));
afterAll(() => programs?.stop());

const apiUrl = (path: string) => `${programs.shop}/api${path}`;
const ownHeaders = () => ({ origin: programs.shop, "sec-fetch-site": "same-origin" });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(apiUrl(path), {
    method: "POST",
    redirect: "manual",
    headers: { ...ownHeaders(), "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const foreignHeaders = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  forwarded: "host=evil.example",
};

test.each(["/my", "/my/my-profile?a=b", "/admin", "/api/auth/logout?next=//evil.example"])(
  "%s ignores the host headers of the request",
  async (path) => {
    const { port } = new URL(programs.shop);
    const response = await new Promise<{ status: number; location: string; text: string }>(
      (resolve, reject) => {
        const call = rawRequest({ host: "127.0.0.1", port, path, headers: foreignHeaders }, (incoming) => {
          const { statusCode: status = 0, headers } = incoming;
          let text = "";
          incoming.on("data", (chunk: Buffer) => (text += chunk.toString()));
          incoming.on("end", () => resolve({ status, location: headers.location ?? "", text }));
        });
        call.on("error", reject).end();
      },
    );
    expect(response.status).toBeLessThan(400);
    expect(response.location).not.toContain("evil");
    expect(response.text).not.toContain("evil");
  },
);

test("links in emails use the shop's own origin, whatever host the request names", async () => {
  const email = "host@bff.example";
  const user = { type: "owner", name: "Fay", email, country: "AU", acceptTerms: true };
  const headers = { ...ownHeaders(), "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
  const registered = await post("/register", { ...user, password: "a-walk-in-the-rain" }, headers);
  expect(registered.status).toBe(204);
  const folder = programs.mailFolder;
  const readMails = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      // A mail is renamed when it is complete.
      .filter((name) => !name.endsWith(".part"))
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("\n");
  await expect.poll(readMails).toContain(`${programs.shop}/register/confirm?token=`);
  expect(readMails()).not.toContain("evil");
});

/** Unlike fetch this does not normalise the path. */
function requestRawPath(method: string, path: string): Promise<number> {
  const { port } = new URL(programs.shop);
  return new Promise((resolve, reject) => {
    const outgoing = rawRequest({ host: "127.0.0.1", port, method, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on("error", reject).end();
  });
}

test("health and readiness respond ok", async () => {
  expect(await (await fetch(apiUrl("/health"))).json()).toEqual({ status: "ok" });
  expect(await (await fetch(apiUrl("/health/ready"))).json()).toEqual({ status: "ok" });
});

test.each(["/countries/AU/states", "/countries/AU/states/"])(
  "%s responds without a redirect",
  async (path) => {
    const response = await fetch(apiUrl(path), { redirect: "manual" });
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
])("%s %s responds with %i", async (method, path, status) => {
  expect(await requestRawPath(method, path)).toBe(status);
});

test.each(["/api/%2e%2e/health", "/api//countries", "/api/../health"])(
  "%s never reaches a call",
  async (path) => {
    expect(await requestRawPath("GET", path)).not.toBe(200);
  },
);

test("a session works from sign-in to sign-out", async () => {
  const demo = { username: "owner@tailmark.test", password: "Tailmark-demo-1" };
  const signedIn = await post("/auth/login/", demo);
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.getSetCookie()[0] ?? "";
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(signedIn.headers.get("x-session")).toBeNull();
  const session = { cookie: cookie.split(";")[0] ?? "" };
  expect((await fetch(apiUrl("/my/details"), { headers: session })).status).toBe(200);
  const confirmation = await fetch(apiUrl("/auth/logout"), { headers: session, redirect: "manual" });
  expect([confirmation.status, confirmation.headers.get("set-cookie")]).toEqual([200, null]);
  const signedOut = await fetch(apiUrl("/auth/logout?next=/store"), {
    headers: { ...session, ...ownHeaders() },
    redirect: "manual",
  });
  expect([signedOut.status, signedOut.headers.get("location")]).toEqual([303, "/store"]);
  expect(signedOut.headers.get("set-cookie")).toMatch(/Max-Age=0/);
  expect((await fetch(apiUrl("/my/details"), { headers: session })).status).toBe(401);
});

test("a body that is too large is refused with 413, and the next call works", async () => {
  expect((await post("/cart", { a: "x".repeat(200_000) })).status).toBe(413);
  expect((await post("/cart", {})).status).toBeLessThan(300);
});

test("geo returns the country of an IP address from the embedded database", async () => {
  const known = await fetch(apiUrl("/geo"), { headers: { "x-forwarded-for": "1.1.1.1" } });
  expect(await known.json()).toEqual({ country_code: "AU", currency: "AUD" });
  const unknown = await fetch(apiUrl("/geo"));
  expect([unknown.status, await unknown.json()]).toEqual([200, { country_code: null, currency: null }]);
});
