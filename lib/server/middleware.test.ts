import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { NextRequest } from "next/server";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import markets from "@/lib/config/markets/markets.json" with { type: "json" };
import { scanPaths } from "@/lib/next/scan-pages.mjs";
import { fileSegments, publicSegments, privateSegments } from "@/lib/navigation/addresses";
import { noteCanonicalPath } from "@/lib/server/canonical-paths";
import { headScript } from "@/lib/next/head-script.mjs";
import { earlyPaintScript } from "@/lib/next/early-paint/early-paint-script.mjs";
import { config, middleware } from "@/middleware";

const session = `__Host-session=${"A".repeat(43)}`;
const request = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));

/** The internal path of the page that answers. */
function pageOf(path: string, cookie = ""): string | undefined {
  const target = request(path, { cookie }).headers.get("x-middleware-rewrite");
  return target === null ? undefined : new URL(target).pathname;
}

const matches = (path: string) => config.matcher.some((source) => getPathMatch(source)(path) !== false);
const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .map(({ name }) => name)
    .filter((name) => !/^[_([]/.test(name));

describe("the lists of first segments", () => {
  const pages = "app/(public)/[market]";
  test("of public pages are the folders of the market", () => {
    const named = readdirSync(pages, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const internal = ["static", "content", "section"];
    const found = named.map(({ name }) => name).filter((name) => !/^[_[]/.test(name));
    expect(publicSegments).toEqual(found.filter((name) => !internal.includes(name)).toSorted());
  });

  test("of private pages and files are everything else in app/ and public/", () => {
    const served: Record<string, string> = { "robots.ts": "robots.txt" };
    const others = [...folders("app"), ...folders("app/(focus)"), ...folders("public"), "_next"]
      .map((name) => served[name] ?? name)
      .filter((name) => !name.endsWith(".tsx"));
    expect([...privateSegments, ...fileSegments].toSorted()).toEqual([...new Set(others)].toSorted());
  });
});

describe("the page of an address", () => {
  test.each([
    ["/", "/US-en"],
    ["/store", "/US-en/static/store"],
    ["/store/", "/US-en/static/store"],
    ["/store?utm_source=a&country=AU", "/US-en/static/store"],
    ["/store/some-test/p/7", "/US-en/store/some-test/p/7"],
    ["/store/some-test/p/7?page=2", "/US-en/store/some-test/p/7"],
    ["/breeder", "/US-en/breeder"],
    ["/breeder/for-dogs", "/US-en/section/breeder/for-dogs"],
    ["/breeder/for-dogs/dna-tests", "/US-en/static/breeder/for-dogs/dna-tests"],
    ["/vet/for-dogs/breedsx", "/US-en/static/vet/for-dogs/breedsx"],
    ["/breeder/for-dogs/breeds?page=2", "/US-en/breeder/for-dogs/breeds"],
    ["/breeder/for-cats/build-your-own-profile", "/US-en/breeder/for-cats/build-your-own-profile"],
    ["/breeder/for-cats/breeds/x/7", "/US-en/breeder/for-cats/breeds/x/7"],
    ["/store/vet/feline/geno-vet", "/US-en/static/store/vet/feline/geno-vet"],
    ["/store/vet/canine/breeds", "/US-en/store/vet/canine/breeds"],
    ["/store/vet/canine/build-custom-profile", "/US-en/store/vet/canine/build-custom-profile"],
    ["/store/vet/canine", "/US-en/store/vet/canine"],
    ["/pet-owner/products", "/US-en/static/pet-owner/products"],
    ["/special-offers", "/US-en/static/special-offers"],
    ["/help", "/US-en/content/help"],
    ["/help/?page=2&path=x", "/US-en/content/help"],
    ["/resources/collection-agents", "/US-en/content/resources/collection-agents"],
    ["/resources/international-shipping", "/US-en/content/resources/international-shipping"],
    ["/resources/international-shipping/nz", "/US-en/resources/international-shipping/nz"],
    [
      "/de/resources/international-shipping/choose?country=NZ",
      "/DE-de/resources/international-shipping/choose",
    ],
    ["/store/%20/p/1", "/US-en/store/%20/p/1"],
    ["/store/compare?products=969", "/US-en/store/compare"],
    ["/de/store", "/DE-de/static/store"],
    ["/sv/help", "/SE-sv/content/help"],
  ])("%s is %s", (path, page) => {
    expect(pageOf(path)).toBe(page);
  });

  test.each(markets.queryKeys)("?%s makes lists dynamic, and nothing else", (key) => {
    for (const [list, folder] of [
      ["/store", ""],
      ["/special-offers", ""],
      ["/breeder/for-dogs/dna-tests", "/section"],
    ] as const) {
      expect(pageOf(`${list}?${key}=1`)).toBe(`/US-en${folder}${list}`);
      expect(request(`${list}?${key}=1`).headers.get("cache-control")).toBe("no-store");
      expect(request(list).headers.get("content-security-policy")).toBeNull();
    }
    expect(request(`/store/x/p/1?${key}=1`).headers.get("content-security-policy")).toBeNull();
  });

  test.each([
    "/search",
    "/store/compare",
    "/breeder/responsible-breeder-program/search",
    "/resources/collection-agents",
  ])("%s is always dynamic", (path) => expect(request(path).headers.get("cache-control")).toBe("no-store"));

  test.each([
    "/US-en",
    "/us-EN/store",
    "/AU-en/store/x/p/1",
    "/static/store",
    "/content/help",
    "/section/breeder/for-dogs",
    "/breeder/for-birds",
    "/breeder/for-birds/breeds",
    "/vet/for-horses/dna-tests",
    "/nothing",
    "/storex",
    "/store.php",
    "/help/nothing",
    "/help.mdx",
    "/wp-admin/setup.php",
    "/en/store",
    "/xx/store",
  ])("%s is a 404", (path) => {
    expect(pageOf(path)).toBe("/not/found");
  });

  test.each(["/my", "/checkout", "/login", "/collect", "/robots.txt", "/files/animals/1"])(
    "%s is not rewritten",
    (path) => expect(pageOf(path, session)).toBeUndefined(),
  );

  test.each(["/api/cart", "/_next/static/a.js", "/pictures/kit.svg"])("%s passes by", (path) => {
    expect(matches(path)).toBe(false);
  });

  test("takes the store from the country cookie and never the language from its cookie", () => {
    expect(pageOf("/store", "country=AU")).toBe("/AU-en/static/store");
    expect(pageOf("/store", "country=AT; language=en-XA")).toBe("/DE-en/static/store");
    expect(pageOf("/store", "country=xx/../")).toBe("/US-en/static/store");
  });
});

describe("another name in the address of a product or breed", () => {
  const location = (path: string, headers: Record<string, string> = {}) => {
    const response = request(path, headers);
    return [response.status, response.headers.get("location")?.replace("http://localhost:3000", "")];
  };

  test("redirects without rendering once its page has been rendered", () => {
    expect(pageOf("/store/x/p/41")).toBe("/US-en/store/x/p/41");
    noteCanonicalPath({ market: "US-en", path: "/store/right/p/41" });
    noteCanonicalPath({ market: "DE-de", path: "/store/richtig/p/41" });
    noteCanonicalPath({ market: "US-en", path: "/breeder/for-dogs/breeds/beagle/41" });
    expect(location("/store/x/p/41?utm_source=a&_rsc=b")).toEqual([308, "/store/right/p/41?utm_source=a"]);
    expect(location("/de/store/right/p/41")).toEqual([308, "/de/store/richtig/p/41"]);
    expect(location("/breeder/for-cats/breeds/x/41")).toEqual([308, "/breeder/for-dogs/breeds/beagle/41"]);
    expect(request("/store/x/p/41").headers.get("cache-control")).toBe("no-store");
    expect(pageOf("/store/right/p/41")).toBe("/US-en/store/right/p/41");
    // Not sold or not rendered there.
    expect(pageOf("/store/x/p/41", "country=AU")).toBe("/AU-en/store/x/p/41");
  });

  test("follows the page that was rendered last", () => {
    noteCanonicalPath({ market: "US-en", path: "/store/old/p/42" });
    expect(location("/store/new/p/42")).toEqual([308, "/store/old/p/42"]);
    // The page at the old address is rendered again after the change, and redirects.
    noteCanonicalPath({ market: "US-en", path: "/store/new/p/42" });
    expect(pageOf("/store/new/p/42")).toBe("/US-en/store/new/p/42");
  });

  test.each(["/store/x/p/041", "/store/x/p/41/y", "/store/x/q/41"])("%s does not redirect", (path) => {
    expect(pageOf(path)).toBe(`/US-en${path}`);
  });
});

test("an address in a language that is not offered is a 404", () => {
  vi.stubEnv("PSEUDO_LOCALE", "0");
  expect(pageOf("/en-XA/store")).toBe("/not/found");
  vi.unstubAllEnvs();
});

describe("addresses in another language", () => {
  beforeEach(() => vi.stubEnv("PSEUDO_LOCALE", "1"));
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ["/en-XA", "/US-en-XA"],
    ["/en-XA/", "/US-en-XA"],
    ["/en-XA/store", "/US-en-XA/static/store"],
    ["/en-XA/help", "/US-en-XA/content/help"],
  ])("%s is %s", (path, page) => {
    expect(pageOf(path)).toBe(page);
  });

  test.each(["/en-XA/nothing", "/en-XA/checkout", "/en-XA/my", "/en-XA/api/cart", "/en-XA/en-XA/store"])(
    "%s is a 404 in the language of the address",
    (path) => {
      expect(pageOf(path)).toBe("/US-en-XA/content/not-found");
      expect(request(path).status).toBe(404);
    },
  );
});

test("middleware runs in Node, because the edge runtime fails with the cache handler", () => {
  expect(config.runtime).toBe("nodejs");
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

test.each([headScript, earlyPaintScript])(
  "the policy contains the hash of each shared inline script",
  (script) => {
    const hash = createHash("sha256").update(script).digest("base64");
    const policy = request("/search?q=dog").headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src [^;]*'nonce-/);
    expect(policy).toContain(`'sha256-${hash}'`);
  },
);
