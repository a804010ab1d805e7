import { createHash } from "node:crypto";
import { NextRequest } from "next/server";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { describe, expect, test } from "vitest";
import markets from "@/lib/config/markets/markets.json" with { type: "json" };
import { scanPaths } from "@/lib/next/scan-pages.mjs";
import { pagesWithQuery } from "@/lib/next/rewrites.mjs";
import { headScript } from "@/lib/next/head-script.mjs";
import { replayClicksScript } from "@/lib/next/early-paint/replay-clicks-script.mjs";
import { config, middleware } from "@/middleware";

const session = `__Host-session=${"A".repeat(43)}`;
const request = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));

const matches = (path: string, key?: string) =>
  config.matcher.some((matcher) => {
    const { source, has } = typeof matcher === "string" ? { source: matcher, has: [] } : matcher;
    return getPathMatch(source)(path) !== false && has.every((condition) => condition.key === key);
  });

describe("middleware matcher", () => {
  const signedInPages = [
    "/my",
    "/my/orders/7",
    "/admin",
    "/checkout",
    "/activate/x",
    "/login",
    "/register/confirm",
  ];
  test.each([
    ...signedInPages,
    "/forgot-password",
    "/order-lookup",
    "/unsubscribe",
    "/account-deleted",
    "/reset-password",
    "/search",
    "/breeder/responsible-breeder-program/search",
  ])("matches %s", (path) => {
    expect(matches(path)).toBe(true);
  });

  test.each(["/", "/store", "/store/x/p/1", "/breeder", "/api/cart", "/myself", "/_next/static/a.js"])(
    "does not match the static page %s",
    (path) => {
      expect(matches(path)).toBe(false);
      for (const staticPage of [
        "/store/x/p/1",
        "/breeder/for-dogs/breeds",
        "/breeder/for-dogs",
        "/vet/for-cats/a/b",
        "/breeder/for-cats/build-your-own-profile",
        "/store/breeder/canine/breeds",
        "/store/vet/feline/build-custom-profile",
        "/store/vet/feline",
      ])
        expect(matches(staticPage, "page"), staticPage).toBe(false);
    },
  );

  test("matches every page that takes a query, for each query key and no other", () => {
    expect(pagesWithQuery()).toContain("store");
    for (const page of pagesWithQuery())
      for (const key of markets.queryKeys)
        expect(matches(`/${page.replace(/(\(\?!.*\))?\[\^\/\]\+/g, "x")}`, key), `/${page}?${key}`).toBe(
          true,
        );
    const keys = config.matcher.flatMap((matcher) =>
      typeof matcher === "string" ? [] : matcher.has.map(({ key }) => key),
    );
    expect([...new Set(keys)]).toEqual(markets.queryKeys);
  });

  test("runs in Node, because the edge runtime fails with the cache handler", () => {
    expect(config.runtime).toBe("nodejs");
  });
});

describe("middleware headers", () => {
  test("set a new nonce in the policy and for Next, and forbid caching", () => {
    const response = request("/login");
    const policy = response.headers.get("content-security-policy") ?? "";
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(Buffer.from(nonce, "base64")).toHaveLength(16);
    expect(response.headers.get("x-middleware-request-x-nonce")).toBe(nonce);
    expect(response.headers.get("x-middleware-request-content-security-policy")).toBe(policy);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(request("/login").headers.get("content-security-policy")).not.toBe(policy);
  });

  test.each([
    ["/checkout", true],
    ["/checkout/complete", true],
    ["/my/pending-orders", true],
    ["/checkouts", false],
    ["/my/pending-orders-list", false],
    ["/my", false],
    ["/login", false],
  ])("allow payment hosts on %s: %s", (path, isPayment) => {
    const policy = request(path, { cookie: session }).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy.includes("https://js.stripe.com")).toBe(isPayment);
  });

  test.each([
    ["/activate", true],
    ["/activate/review", true],
    ["/activated", false],
    ["/checkout", false],
    ["/my", false],
    ["/login", false],
  ])("allow WebAssembly on %s: %s", (path, isScan) => {
    const policy = request(path, { cookie: session }).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy.includes("'wasm-unsafe-eval'")).toBe(isScan);
  });

  // The static page /collect has its policy from the cache handler.
  test.each(scanPaths.filter((path) => path !== "/collect"))(
    "are sent with %s and the pages below it, which may scan",
    (path) => {
      expect(matches(path)).toBe(true);
      expect(matches(`${path}/step`)).toBe(true);
    },
  );

  test("drop forged request headers", () => {
    const forged = {
      "content-security-policy": "script-src 'nonce-mine'",
      "content-security-policy-report-only": "script-src 'nonce-mine'",
      "x-nonce": "mine",
      "x-middleware-subrequest": "middleware",
      "x-middleware-rewrite": "/admin",
      "accept-language": "en",
    };
    const { headers } = request("/login", forged);
    const forwarded = headers.get("x-middleware-override-headers")?.split(",").toSorted();
    expect(forwarded).toEqual(["accept-language", "content-security-policy", "x-nonce"]);
    expect([...headers.values()].join()).not.toContain("mine");
  });
});

describe("middleware without a session", () => {
  test.each([
    ["/my", "/my"],
    ["/my/orders?page=2", "/my/orders?page=2"],
    ["/my/orders?page=2&_rsc=abc", "/my/orders?page=2"],
    ["/admin/users/7", "/admin/users/7"],
  ])("redirects %s to sign-in with next=%s", (path, next) => {
    const response = request(path);
    const location = new URL(response.headers.get("location") ?? "");
    expect(response.status).toBe(307);
    expect(location.pathname).toBe("/login");
    expect([...location.searchParams]).toEqual([["next", next]]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("drops a next path that could be read as another host", () => {
    const location = request("/my/%2f%2fevil.example/..%2f..").headers.get("location") ?? "";
    expect(new URL(location).pathname).toBe("/login");
    expect(location).not.toContain("//evil");
  });

  test.each([
    "",
    "__Host-session=",
    "__Host-session=short",
    `session=${"A".repeat(43)}`,
    `${session}; ${session}B`,
  ])("redirects for the invalid cookie '%s'", (cookie) => {
    expect(request("/my", { cookie }).status).toBe(307);
  });

  test("does not redirect public pages", () => {
    expect(request("/checkout").status).toBe(200);
    expect(request("/login?next=/my").headers.get("location")).toBeNull();
  });
});

test("middleware lets any session token pass; the backend validates it", () => {
  expect(request("/my", { cookie: session }).headers.get("location")).toBeNull();
});

test.each([headScript, replayClicksScript])(
  "the policy contains the hash of each shared inline script",
  (script) => {
    const hash = createHash("sha256").update(script).digest("base64");
    const policy = request("/search?q=dog").headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src [^;]*'nonce-/);
    expect(policy).toContain(`'sha256-${hash}'`);
  },
);
