import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Programs, startTestPrograms } from "@/e2e/testing/programs";
import { earlyPaintScript } from "@/lib/next/early-paint/early-paint-script.mjs";
import { inlineScriptHashes } from "@/lib/next/csp.mjs";
import { failedPagePolicy } from "@/lib/next/failed-page.mjs";
import { fakeCatalogue, type FakeCatalogue, productPath } from "./fake-catalogue";
import { revalidate, secret } from "./shop-helpers";

let catalogue: FakeCatalogue;
let programs: Programs;
beforeAll(async () => {
  catalogue = await fakeCatalogue();
  programs = await startTestPrograms({
    env: { UPSTREAM_URL: catalogue.url, CATALOGUE_WEBHOOK_SECRET: secret },
  });
});
afterAll(async () => {
  await programs?.stop();
  await catalogue.stop();
});

const request = (path: string, headers: Record<string, string> = {}) =>
  fetch(programs.shop + path, { headers, redirect: "manual" });

/** The path of a script of the home page. */
async function findScript(): Promise<string> {
  const html = await (await request("/")).text();
  return /"(\/[^"]+\.js)"/.exec(html)?.[1] ?? "no script";
}

describe("security headers of", () => {
  test.each<[string, () => string | Promise<string>, number]>([
    ["a page", () => "/", 200],
    ["a product", () => productPath(1), 200],
    ["a call", () => "/api/health", 200],
    ["an unknown call", () => "/api/nothing", 404],
    ["a call with invalid UTF-8", () => "/api/breeds/%ff", 404],
    ["a file", findScript, 200],
    ["an unknown page", () => "/nothing/here", 404],
    ["an unknown product", () => productPath(9_999), 404],
    ["a path with invalid UTF-8", () => "/store/%ff", 404],
    ["a private page", () => "/my", 307],
  ])("%s", async (_, path, status) => {
    const { headers, status: found } = await request(await path());
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

  test("X-Forwarded-Proto does not enable HSTS", async () => {
    const { headers } = await request("/api/health", { "x-forwarded-proto": "https" });
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test("a missing picture is not cached", async () => {
    const { status, headers } = await request("/pictures/no-such.svg");
    expect(status).toBe(404);
    expect(headers.get("cache-control")).toMatch(/no-store/);
    expect(headers.get("cache-control")).not.toMatch(/public/);
  });

  test.each(["/reset-password", "/reset-password/key", "/register/confirm"])(
    "%s send no referrer",
    async (path) => expect((await request(path)).headers.get("referrer-policy")).toBe("no-referrer"),
  );

  test("only activation pages allow the camera and WebAssembly", async () => {
    const activation = (await request("/activate")).headers;
    expect(activation.get("permissions-policy")).toMatch(/^camera=\(self\), /);
    expect(activation.get("content-security-policy")).toContain("'wasm-unsafe-eval'");
    for (const path of ["/activated", "/checkout", "/login", "/"]) {
      const { headers } = await request(path);
      expect(headers.get("permissions-policy"), path).toMatch(/^camera=\(\), /);
      expect(headers.get("content-security-policy"), path).not.toMatch(/wasm|unsafe-eval/);
    }
  });

  test("checkout pages allow the payment providers' wallets", async () => {
    const { headers } = await request("/checkout");
    expect(headers.get("permissions-policy")).toMatch(/payment=\(self "https:\/\/js\.stripe\.com"/);
  });
});

describe("static pages", () => {
  // The last ones match the nonce paths of the middleware, but have no page.
  test.each(["/", productPath(2), "/nothing/here", "/checkout/nothing", "/register/%ff"])(
    "%s has a CSP with the hash of each inline script",
    async (path) => {
      for (const round of ["rendered", "cached"]) {
        const response = await request(path);
        const html = await response.text();
        const policy = response.headers.get("content-security-policy") ?? "";
        expect(policy.match(/default-src/g)).toHaveLength(1);
        const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
        expect(scripts, round).toEqual(["'self'", ...inlineScriptHashes(html)]);
        expect(html).not.toMatch(/ on[a-z]+="/);
      }
    },
  );

  test("are not stored by proxies and revalidate by ETag", async () => {
    const first = await request(productPath(2));
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    expect(await revalidate(programs.shop + productPath(2), first.headers.get("etag"))).toMatchObject({
      statusCode: 304,
    });
  });

  test.each(["/store", productPath(3), "/nothing/there"])(
    "%s ignores a nonce sent by a visitor and does not cache it",
    async (path) => {
      for (const round of ["rendered", "cached"]) {
        const own = await request(path, { "content-security-policy": "script-src 'nonce-evil'" });
        const policy = own.headers.get("content-security-policy") ?? "";
        expect(policy, round).toContain("script-src 'self' 'sha256-");
        expect(policy, round).not.toMatch(/evil|nonce/);
        const next = await request(path);
        expect(next.headers.get("content-security-policy"), round).toContain("'sha256-");
        expect(JSON.stringify([...next.headers]) + (await next.text()), round).not.toContain("evil");
      }
    },
  );

  test("requests for unknown and known pages write no file, and unknown ones are not cached", async () => {
    const countFiles = () => readdirSync(join(process.cwd(), ".next/server"), { recursive: true }).length;
    await request("/nothing");
    const before = countFiles();
    const addresses = Array.from({ length: 60 }, (_, at) =>
      at % 2 ? `/store/made-up-${at}/p/${9_001 + at}` : at % 4 ? `/made-up/${at}` : productPath(1 + at),
    );
    for (const path of addresses) {
      const response = await request(path);
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, path.includes("made-up") ? 404 : 200]);
    }
    expect(countFiles()).toBe(before);
    expect((await request(addresses[1] ?? "")).headers.get("x-nextjs-cache")).not.toBe("HIT");
  });
});

test("a failing page answers 503 with a page that needs no scripts", async () => {
  catalogue.failing.add(8_000);
  const response = await request(`/fr${productPath(8_000)}`);
  expect(response.status).toBe(503);
  expect(response.headers.get("content-security-policy")).toBe(failedPagePolicy);
  expect(response.headers.get("retry-after")).toBe("5");
  const page = await response.text();
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain(response.headers.get("x-request-id"));
  expect(page).not.toContain("<script");
});

describe("private pages", () => {
  test("have a nonce on every script but the shared one, and are not cached", async () => {
    const response = await request("/login", {
      "content-security-policy": "script-src 'nonce-mine'",
      "x-nonce": "mine",
    });
    const html = await response.text();
    const policy = response.headers.get("content-security-policy") ?? "";
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(nonce).not.toBe("");
    const shared = `<script>${earlyPaintScript}</script>`;
    expect(html.split(shared)).toHaveLength(2);
    expect(policy).toContain(inlineScriptHashes(shared)[0]);
    const scripts = html.replace(shared, "").match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  test("redirect to the sign-in page of the same host", async () => {
    const { headers } = await request("/my/orders?page=2");
    expect(headers.get("location")).toBe("/login?next=%2Fmy%2Forders%3Fpage%3D2");
  });
});
