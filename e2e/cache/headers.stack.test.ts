import { readdirSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Programs, startPrograms } from "@/e2e/testing/programs";
import { pressScript } from "@/lib/next/early-paint/replay-clicks-script.mjs";
import { failurePolicy, inlineScriptHashes } from "@/lib/next/csp.mjs";
import { fakeCatalogue, type FakeCatalogue, productPath } from "./fake-catalogue";
import { secret } from "./shop-kit";

let catalogue: FakeCatalogue;
let programs: Programs;
beforeAll(async () => {
  catalogue = await fakeCatalogue();
  programs = await startPrograms({ env: { UPSTREAM_URL: catalogue.url, CATALOGUE_WEBHOOK_SECRET: secret } });
});
afterAll(async () => {
  await programs?.stop();
  await catalogue.goDown();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(programs.shop + path, { headers, redirect: "manual" });

/** As a browser asks: fetch would add that it wants no copy. */
const statusOf = (path: string, headers: Record<string, string>) =>
  new Promise((resolve, reject) => {
    get(programs.shop + path, { headers }, (response) => resolve(response.resume().statusCode)).on(
      "error",
      reject,
    );
  });

/** A file of the build, whatever its name is this time. */
const staticFile = (): string => {
  const folder = ".next/static/chunks";
  return `/_next/static/chunks/${readdirSync(join(process.cwd(), folder)).find((name) => name.endsWith(".js"))}`;
};

describe("every answer", () => {
  test.each<[string, () => string, number]>([
    ["a page", () => "/", 200],
    ["a product", () => productPath(1), 200],
    ["a call", () => "/api/health", 200],
    ["a call that there is not", () => "/api/nothing", 404],
    ["a call that is no UTF-8", () => "/api/breeds/%ff", 404],
    ["a file", staticFile, 200],
    ["a page that there is not", () => "/nothing/here", 404],
    ["a product that there is not", () => productPath(9_999), 404],
    ["an address that is no UTF-8", () => "/store/%ff", 404],
    ["a page of somebody's own", () => "/my", 307],
  ])("%s", async (_, path, status) => {
    const { headers, status: found } = await ask(path());
    expect(found).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": expect.stringMatching(/camera=\(\).*microphone=\(\).*payment=\(\)/),
    });
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  });

  test.each(["https", "https,http"])("over %s asks for it for a year", async (proto) => {
    const { headers } = await ask("/api/health", { "x-forwarded-proto": proto });
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });

  test.each(["/reset-password", "/reset-password/key", "/register/confirm"])(
    "%s tells nobody where one came from",
    async (path) => expect((await ask(path)).headers.get("referrer-policy")).toBe("no-referrer"),
  );

  test("the camera is for activation alone", async () => {
    expect((await ask("/activate")).headers.get("permissions-policy")).toMatch(/^camera=\(self\), /);
    const atCheckout = (await ask("/checkout")).headers.get("permissions-policy");
    expect(atCheckout).toMatch(/payment=\(self "https:\/\/js\.stripe\.com"/);
    expect((await ask("/activated")).headers.get("permissions-policy")).toMatch(/^camera=\(\), /);
  });
});

describe("pages kept for everybody", () => {
  // The last ones are of those that middleware gives a nonce to, and of which there is no page.
  test.each(["/", productPath(2), "/nothing/here", "/checkout/nothing", "/register/%ff"])(
    "%s names each of its inline scripts",
    async (path) => {
      for (const round of ["made", "kept"]) {
        const response = await ask(path);
        const html = await response.text();
        const policy = response.headers.get("content-security-policy") ?? "";
        expect(policy.match(/default-src/g)).toHaveLength(1);
        const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
        expect(scripts, round).toEqual(["'self'", ...inlineScriptHashes(html)]);
        expect(html).not.toMatch(/ on[a-z]+="/);
      }
    },
  );

  test("may be stored by nobody on the way, and browsers need not load them twice", async () => {
    const first = await ask(productPath(2));
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    expect(await statusOf(productPath(2), { "if-none-match": first.headers.get("etag") ?? "" })).toBe(304);
  });

  test.each(["/store", productPath(3), "/nothing/there"])(
    "a nonce that a visitor wants %s to have opens nothing, and nobody else sees it",
    async (path) => {
      for (const round of ["made", "kept"]) {
        const own = await ask(path, { "content-security-policy": "script-src 'nonce-evil'" });
        const policy = own.headers.get("content-security-policy") ?? "";
        expect(policy, round).toContain("script-src 'self' 'sha256-");
        expect(policy, round).not.toMatch(/evil|nonce/);
        const next = await ask(path);
        expect(next.headers.get("content-security-policy"), round).toContain("'sha256-");
        expect(JSON.stringify([...next.headers]) + (await next.text()), round).not.toContain("evil");
      }
    },
  );

  test("an address that there is not is never kept", async () => {
    for (let id = 9_100; id < 9_150; id += 1) expect((await ask(productPath(id))).status).toBe(404);
    expect((await ask(productPath(9_100))).headers.get("x-nextjs-cache")).not.toBe("HIT");
  });
});

test("a page that fails has a policy too", async () => {
  catalogue.failing.add(8_000);
  const response = await ask(productPath(8_000));
  expect([response.status, response.headers.get("content-security-policy")]).toEqual([500, failurePolicy]);
});

describe("pages of one visitor", () => {
  test("have a nonce of their own, on every script but the one they share, and are not stored", async () => {
    const response = await ask("/login", {
      "content-security-policy": "script-src 'nonce-mine'",
      "x-nonce": "mine",
    });
    const html = await response.text();
    const policy = response.headers.get("content-security-policy") ?? "";
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(nonce).not.toBe("");
    const shared = `<script>${pressScript}</script>`;
    expect(html.split(shared)).toHaveLength(2);
    expect(policy).toContain(inlineScriptHashes(shared)[0]);
    const scripts = html.replace(shared, "").match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  test("are left for the sign-in page of this very host", async () => {
    const { headers } = await ask("/my/orders?page=2");
    expect(headers.get("location")).toBe("/login?next=%2Fmy%2Forders%3Fpage%3D2");
  });
});
