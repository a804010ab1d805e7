import { createHash } from "node:crypto";
import { NextRequest } from "next/server";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { describe, expect, test } from "vitest";
import markets from "@/lib/config/markets.json" with { type: "json" };
import { askablePages } from "@/lib/next/rewrites.mjs";
import { headScript } from "@/lib/next/early-paint/head-script.mjs";
import { pressScript } from "@/lib/next/early-paint/replay-clicks-script.mjs";
import { config, middleware } from "@/middleware";

const session = `__Host-session=${"A".repeat(43)}`;
const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));

const matches = (path: string, key?: string) =>
  config.matcher.some((matcher) => {
    const { source, has } = typeof matcher === "string" ? { source: matcher, has: [] } : matcher;
    return getPathMatch(source)(path) !== false && has.every((condition) => condition.key === key);
  });

describe("which pages", () => {
  const visitors = [
    "/my",
    "/my/orders/7",
    "/admin",
    "/checkout",
    "/activate/x",
    "/login",
    "/register/confirm",
  ];
  test.each([
    ...visitors,
    "/forgot-password",
    "/order-lookup",
    "/account-deleted",
    "/reset-password",
    "/search",
    "/breeder/responsible-breeder-program/search",
  ])("%s", (path) => {
    expect(matches(path)).toBe(true);
  });

  test.each(["/", "/store", "/store/x/p/1", "/breeder", "/api/cart", "/myself", "/_next/static/a.js"])(
    "not %s, which is kept for everybody",
    (path) => {
      expect(matches(path)).toBe(false);
      for (const kept of [
        "/store/x/p/1",
        "/breeder/for-dogs/breeds",
        "/breeder/for-dogs",
        "/vet/for-cats/a/b",
        "/breeder/for-cats/build-your-own-profile",
        "/store/breeder/canine/breeds",
        "/store/vet/feline/build-custom-profile",
        "/store/vet/feline",
      ])
        expect(matches(kept, "page"), kept).toBe(false);
    },
  );

  test("every page of which something may be asked, for each question, and no other question", () => {
    expect(askablePages()).toContain("store");
    for (const page of askablePages())
      for (const key of markets.askedKeys)
        expect(matches(`/${page.replace(/(\(\?!.*\))?\[\^\/\]\+/g, "x")}`, key), `/${page}?${key}`).toBe(
          true,
        );
    const keys = config.matcher.flatMap((matcher) =>
      typeof matcher === "string" ? [] : matcher.has.map(({ key }) => key),
    );
    expect([...new Set(keys)]).toEqual(markets.askedKeys);
  });

  test("runs in Node: the other runtime fails beside the cache handler", () => {
    expect(config.runtime).toBe("nodejs");
  });
});

describe("headers", () => {
  test("a nonce that is new each time, in the policy and for Next, and nothing is stored", () => {
    const response = ask("/login");
    const policy = response.headers.get("content-security-policy") ?? "";
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(Buffer.from(nonce, "base64")).toHaveLength(16);
    expect(response.headers.get("x-middleware-request-x-nonce")).toBe(nonce);
    expect(response.headers.get("x-middleware-request-content-security-policy")).toBe(policy);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(ask("/login").headers.get("content-security-policy")).not.toBe(policy);
  });

  test.each([
    ["/checkout", true],
    ["/checkout/complete", true],
    ["/my/pending-orders", true],
    ["/checkouts", false],
    ["/my/pending-orders-list", false],
    ["/my", false],
    ["/login", false],
  ])("a page may speak to those who take the money only where somebody pays: %s, %s", (path, isPayment) => {
    const policy = ask(path, { cookie: session }).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy.includes("https://js.stripe.com")).toBe(isPayment);
  });

  test("what only we may say is not taken from outside", () => {
    const forged = {
      "content-security-policy": "script-src 'nonce-mine'",
      "content-security-policy-report-only": "script-src 'nonce-mine'",
      "x-nonce": "mine",
      "x-middleware-subrequest": "middleware",
      "x-middleware-rewrite": "/admin",
      "accept-language": "en",
    };
    const { headers } = ask("/login", forged);
    const passed = headers.get("x-middleware-override-headers")?.split(",").toSorted();
    expect(passed).toEqual(["accept-language", "content-security-policy", "x-nonce"]);
    expect([...headers.values()].join()).not.toContain("mine");
  });
});

describe("who is not signed in", () => {
  test.each([
    ["/my", "/my"],
    ["/my/orders?page=2", "/my/orders?page=2"],
    ["/my/orders?page=2&_rsc=abc", "/my/orders?page=2"],
    ["/admin/users/7", "/admin/users/7"],
  ])("is sent from %s to sign in, and back afterwards", (path, next) => {
    const response = ask(path);
    const location = new URL(response.headers.get("location") ?? "");
    expect(response.status).toBe(307);
    expect(location.pathname).toBe("/login");
    expect([...location.searchParams]).toEqual([["next", next]]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("is not sent on to a path that could be read as another host", () => {
    const location = ask("/my/%2f%2fevil.example/..%2f..").headers.get("location") ?? "";
    expect(new URL(location).pathname).toBe("/login");
    expect(location).not.toContain("//evil");
  });

  test.each([
    "",
    "__Host-session=",
    "__Host-session=short",
    `session=${"A".repeat(43)}`,
    `${session}; ${session}B`,
  ])("cookie '%s' is no session", (cookie) => {
    expect(ask("/my", { cookie }).status).toBe(307);
  });

  test("stays on pages that are not somebody's own", () => {
    expect(ask("/checkout").status).toBe(200);
    expect(ask("/login?next=/my").headers.get("location")).toBeNull();
  });
});

test("who has a session passes: whether it is good the backend says", () => {
  expect(ask("/my", { cookie: session }).headers.get("location")).toBeNull();
});

test.each([headScript, pressScript])(
  "a script that pages are written with is named by its hash",
  (script) => {
    const hash = createHash("sha256").update(script).digest("base64");
    const policy = ask("/search?q=dog").headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src [^;]*'nonce-/);
    expect(policy).toContain(`'sha256-${hash}'`);
  },
);
