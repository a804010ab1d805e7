import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { matchHas, prepareDestination } from "next/dist/shared/lib/router/utils/prepare-destination";
import { describe, expect, test } from "vitest";
import { contentFiles } from "@/lib/next/content-loaders/content-files.mjs";
import { pagesWithQuery, marketRewrites, publicSegments } from "./rewrites.mjs";

interface Visitor {
  readonly cookie?: string;
  readonly country?: string;
}

const rules = marketRewrites({ countryHeader: "x-country" });

/** Applies the rules as Next does, with its own matchers: each rule sees the result of the ones before. */
function rewrite(address: string, { cookie, country }: Visitor = {}, applied = rules): string {
  const request = new IncomingMessage(new Socket());
  if (cookie !== undefined) request.headers.cookie = cookie;
  if (country !== undefined) request.headers["x-country"] = country;
  const [start = "", search = ""] = address.split("?");
  const query = Object.fromEntries(new URLSearchParams(search));
  return applied.reduce((path, { source, destination, has, missing }) => {
    const params = getPathMatch(source, { removeUnnamedParams: true, strict: true, sensitive: false })(path);
    const more = params && matchHas(asNextRequest(request), query, has, missing);
    if (!params || !more) return path;
    const options = { destination, params: { ...params, ...more }, query, appendParamsToQuery: true };
    return prepareDestination(options).parsedDestination.pathname;
  }, start);
}

/** The matcher reads headers and cookies only. */
function asNextRequest(request: IncomingMessage) {
  const cookies = Object.fromEntries(
    (request.headers.cookie ?? "").split("; ").map((pair) => pair.split("=", 2) as [string, string]),
  );
  return Object.assign(request, { cookies }) as unknown as Parameters<typeof matchHas>[0];
}

describe("market of the visitor", () => {
  test.each<[string, Visitor, string]>([
    ["without cookie and header", {}, "US-en"],
    ["from a cookie with a store country", { cookie: "country=AU" }, "AU-en"],
    ["from a cookie with a euro country", { cookie: "country=AT" }, "DE-en"],
    ["from a cookie with a country without a store", { cookie: "country=JP" }, "US-en"],
    ["from a cookie that is no country", { cookie: "country=xx/../" }, "US-en"],
    ["from a cookie that only starts like a country", { cookie: "country=AUX" }, "US-en"],
    ["from the platform header with a store country", { country: "SE" }, "SE-en"],
    ["from the platform header with a euro country", { country: "FI" }, "DE-en"],
    ["from the platform header with a country without a store", { country: "JP" }, "US-en"],
    ["from the cookie rather than the header", { cookie: "country=NZ", country: "SE" }, "NZ-en"],
    [
      "from a cookie without a store rather than the header",
      { cookie: "country=JP", country: "SE" },
      "US-en",
    ],
    ["with an unknown language cookie", { cookie: "language=de" }, "US-en"],
    ["with a known language cookie", { cookie: "country=GB; language=en" }, "GB-en"],
  ])("is found %s", (_, visitor, market) => {
    expect(rewrite("/", visitor)).toBe(`/${market}`);
    expect(rewrite("/store", visitor)).toBe(`/${market}/static/store`);
    expect(rewrite("/store/some-test/p/7", visitor)).toBe(`/${market}/store/some-test/p/7`);
    expect(rewrite("/store?sort=name", visitor)).toBe(`/${market}/store`);
  });

  test("ignores the header when none is configured", () => {
    expect(rewrite("/store", { country: "SE" }, marketRewrites({ countryHeader: "" }))).toBe(
      "/US-en/static/store",
    );
  });
});

const contentPaths = contentFiles().map(({ path }) => path);

/** The internal folder of the page with this first segment. */
function folderOf(name: string): "" | "static/" | "content/" {
  if (contentPaths.includes(`/${name}`)) return "content/";
  return pagesWithQuery().includes(name) ? "static/" : "";
}

describe("page of an address", () => {
  test.each(contentPaths)("%s is a content page; paths below and beside it are not", (path) => {
    expect(rewrite(path)).toBe(`/US-en/content${path}`);
    expect(rewrite(`${path}/`)).toBe(`/US-en/content${path}`);
    expect(rewrite(`${path}?page=2&path=x`)).toBe(`/US-en/content${path}`);
    expect(rewrite(`${path}/nothing`)).toBe(`/US-en${path}/nothing`);
    expect(rewrite(`${path}.mdx`)).not.toMatch("content/");
  });

  test.each(publicSegments())(
    "/%s and the paths below it get the market, also with a trailing slash",
    (name) => {
      expect(rewrite(`/${name}`)).toBe(`/US-en/${folderOf(name)}${name}`);
      expect(rewrite(`/${name}/a/b`)).toBe(`/US-en/${name}/a/b`);
      expect(rewrite(`/${name}/`)).toMatch(new RegExp(`^/US-en/(content/|static/)?${name}/?$`));
    },
  );

  test.each(["search", "page", "species", "sort", "breeds", "types", "breed_search"])(
    "?%s makes only the store and category pages dynamic",
    (key) => {
      expect(rewrite(`/store?${key}=1`)).toBe("/US-en/store");
      expect(rewrite(`/breeder/for-dogs/dna-tests?${key}=1`)).toBe("/US-en/breeder/for-dogs/dna-tests");
      expect(rewrite(`/pet-owner/products?${key}=1`)).toBe("/US-en/pet-owner/products");
      expect(rewrite(`/store/vet/feline/dna-tests?${key}=1`)).toBe("/US-en/store/vet/feline/dna-tests");
      expect(rewrite(`/special-offers?${key}=1`)).toBe("/US-en/special-offers");
      expect(rewrite(`/store/x/p/1?${key}=2`)).toBe("/US-en/store/x/p/1");
      expect(rewrite(`/?${key}=2`)).toBe("/US-en");
    },
  );

  test.each([
    "/store",
    "/breeder/for-dogs/dna-tests",
    "/breeder/for-cats/no-such-page",
    "/vet/for-cats/geno-pet",
    "/vet/for-dogs/breedsx",
    "/pet-owner/products",
    "/store/breeder/canine/single-tests",
    "/store/vet/feline/geno-vet",
    "/special-offers",
  ])("%s is static without a query, also with a trailing slash", (path) => {
    expect(rewrite(path)).toBe(`/US-en/static${path}`);
    expect(rewrite(`${path}/`)).toBe(`/US-en/static${path}`);
  });

  test.each([
    "/store/vet/canine/breeds",
    "/store/vet/canine",
    "/breeder/for-dogs/breeds",
    "/breeder/for-cats/breeds/x/7",
    "/vet/for-dogs",
    "/pet-owner",
  ])("%s is no category page, with and without a query", (path) => {
    expect(rewrite(path)).toBe(`/US-en${path}`);
    expect(rewrite(`${path}?page=2`)).toBe(`/US-en${path}`);
  });

  test("ignores other query keys", () => {
    expect(rewrite("/store?utm_source=a&country=AU")).toBe("/US-en/static/store");
  });

  test.each(["/api/cart", "/_next/static/a.js", "/my/orders", "/admin", "/robots.txt"])(
    "%s is not rewritten",
    (path) => {
      expect(rewrite(path)).toBe(path);
    },
  );

  test.each([
    "/US-en",
    "/us-EN/store",
    "/AU-en/store/x/p/1",
    "/static/store",
    "/content/help",
    "/static/store?page=2",
    "/nothing",
    "/storex",
    "/store.php",
    "/wp-admin/setup.php",
  ])("%s is a 404", (path) => {
    expect(rewrite(path)).toBe("/nowhere/at/all");
  });
});

describe("percent escapes", () => {
  const bad = [
    "%",
    "%f",
    "%ff",
    "%c0%80",
    "%e0%80%80",
    "%ed%a0%80",
    "%f4%90%80%80",
    "%80",
    "%C3",
    "a%E2%82",
    "%zz",
  ];
  test.each(bad)("%s is invalid: a 404, for an API path from the BFF", (part) => {
    expect(rewrite(`/store/${part}/p/1`)).toBe("/nowhere/at/all");
    expect(rewrite(`/${part}`)).toBe("/nowhere/at/all");
    expect(rewrite(`/api/breeds/${part}`)).toBe("/api/malformed/at/all");
  });

  test.each(["%20", "gr%C3%B6%C3%9fe", "%E2%82%AC", "%f0%9f%90%b6", "100%25", "%EF%BF%BF", "%F4%8F%BF%BF"])(
    "%s is valid",
    (part) => {
      expect(rewrite(`/store/${part}/p/1`)).toBe(`/US-en/store/${part}/p/1`);
      expect(rewrite(`/api/breeds/${part}`)).toBe(`/api/breeds/${part}`);
    },
  );
});
