import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { matchHas, prepareDestination } from "next/dist/shared/lib/router/utils/prepare-destination";
import { describe, expect, test } from "vitest";
import { contentFiles } from "@/lib/next/content-loaders/content-files.mjs";
import { askablePages, marketRewrites, publicSegments } from "./rewrites.mjs";

interface Visitor {
  readonly cookie?: string;
  readonly country?: string;
}

/** Next's own way through the rules, with its own matchers: each sees what the ones before it have made. */
function find(address: string, { cookie, country }: Visitor = {}, countryHeader = "x-country"): string {
  const request = new IncomingMessage(new Socket());
  if (cookie !== undefined) request.headers.cookie = cookie;
  if (country !== undefined) request.headers["x-country"] = country;
  const [start = "", search = ""] = address.split("?");
  const query = Object.fromEntries(new URLSearchParams(search));
  return marketRewrites({ countryHeader }).reduce((path, { source, destination, has, missing }) => {
    const params = getPathMatch(source, { removeUnnamedParams: true, strict: true, sensitive: false })(path);
    const more = params && matchHas(asNextRequest(request), query, has, missing);
    if (!params || !more) return path;
    const given = { destination, params: { ...params, ...more }, query, appendParamsToQuery: true };
    return prepareDestination(given).parsedDestination.pathname;
  }, start);
}

/** The matcher reads headers and cookies of it, and nothing else. */
function asNextRequest(request: IncomingMessage) {
  const cookies = Object.fromEntries(
    (request.headers.cookie ?? "").split("; ").map((pair) => pair.split("=", 2) as [string, string]),
  );
  return Object.assign(request, { cookies }) as unknown as Parameters<typeof matchHas>[0];
}

describe("whose prices somebody sees", () => {
  test.each<[string, Visitor, string]>([
    ["nothing known", {}, "US-en"],
    ["a store of its own", { cookie: "country=AU" }, "AU-en"],
    ["a country of the euro", { cookie: "country=AT" }, "DE-en"],
    ["a country without a store", { cookie: "country=JP" }, "US-en"],
    ["no country at all", { cookie: "country=xx/../" }, "US-en"],
    ["part of a country", { cookie: "country=AUX" }, "US-en"],
    ["the platform's word", { country: "SE" }, "SE-en"],
    ["the platform's word, euro", { country: "FI" }, "DE-en"],
    ["the platform's word, no store", { country: "JP" }, "US-en"],
    ["the cookie before the platform", { cookie: "country=NZ", country: "SE" }, "NZ-en"],
    ["a strange cookie before the platform", { cookie: "country=JP", country: "SE" }, "US-en"],
    ["a language that we do not speak", { cookie: "language=de" }, "US-en"],
    ["the language that we speak", { cookie: "country=GB; language=en" }, "GB-en"],
  ])("%s", (_, visitor, market) => {
    expect(find("/", visitor)).toBe(`/${market}`);
    expect(find("/store", visitor)).toBe(`/${market}/static/store`);
    expect(find("/store/some-test/p/7", visitor)).toBe(`/${market}/store/some-test/p/7`);
    expect(find("/store?sort=name", visitor)).toBe(`/${market}/store`);
  });

  test("a header that the platform is not known to send says nothing", () => {
    expect(find("/store", { country: "SE" }, "")).toBe("/US-en/static/store");
  });
});

const written = contentFiles().map(({ path }) => path);

/** In which folder the page is made that answers to a first segment. */
function folderOf(name: string): "" | "static/" | "content/" {
  if (written.includes(`/${name}`)) return "content/";
  return askablePages().includes(name) ? "static/" : "";
}

describe("which page", () => {
  test.each(written)("%s is a page that is written, and nothing below or beside it is by that", (path) => {
    expect(find(path)).toBe(`/US-en/content${path}`);
    expect(find(`${path}/`)).toBe(`/US-en/content${path}`);
    expect(find(`${path}?page=2&path=x`)).toBe(`/US-en/content${path}`);
    expect(find(`${path}/nothing`)).toBe(`/US-en${path}/nothing`);
    expect(find(`${path}.mdx`)).not.toMatch("written");
  });

  test.each(publicSegments())(
    "/%s and what is below it is found by market, with a slash at the end too",
    (name) => {
      expect(find(`/${name}`)).toBe(`/US-en/${folderOf(name)}${name}`);
      expect(find(`/${name}/a/b`)).toBe(`/US-en/${name}/a/b`);
      expect(find(`/${name}/`)).toMatch(new RegExp(`^/US-en/(written/|kept/)?${name}/?$`));
    },
  );

  test.each(["search", "page", "species", "sort", "breeds", "types", "breed_search"])(
    "?%s asks something of the store and of shelves alone",
    (key) => {
      expect(find(`/store?${key}=1`)).toBe("/US-en/store");
      expect(find(`/breeder/for-dogs/dna-tests?${key}=1`)).toBe("/US-en/breeder/for-dogs/dna-tests");
      expect(find(`/pet-owner/products?${key}=1`)).toBe("/US-en/pet-owner/products");
      expect(find(`/store/vet/feline/dna-tests?${key}=1`)).toBe("/US-en/store/vet/feline/dna-tests");
      expect(find(`/special-offers?${key}=1`)).toBe("/US-en/special-offers");
      expect(find(`/store/x/p/1?${key}=2`)).toBe("/US-en/store/x/p/1");
      expect(find(`/?${key}=2`)).toBe("/US-en");
    },
  );

  test.each([
    "/store",
    "/breeder/for-dogs/dna-tests",
    "/breeder/for-cats/no-such-shelf",
    "/vet/for-cats/geno-pet",
    "/vet/for-dogs/breedsx",
    "/pet-owner/products",
    "/store/breeder/canine/single-tests",
    "/store/vet/feline/geno-vet",
    "/special-offers",
  ])("%s, asked nothing, is kept, with a slash at the end too", (path) => {
    expect(find(path)).toBe(`/US-en/static${path}`);
    expect(find(`${path}/`)).toBe(`/US-en/static${path}`);
  });

  test.each([
    "/store/vet/canine/breeds",
    "/store/vet/canine",
    "/breeder/for-dogs/breeds",
    "/breeder/for-cats/breeds/x/7",
    "/vet/for-dogs",
    "/pet-owner",
  ])("%s is no shelf, whatever is asked", (path) => {
    expect(find(path)).toBe(`/US-en${path}`);
    expect(find(`${path}?page=2`)).toBe(`/US-en${path}`);
  });

  test("other questions change nothing", () => {
    expect(find("/store?utm_source=a&country=AU")).toBe("/US-en/static/store");
  });

  test.each(["/api/cart", "/_next/static/a.js", "/my/orders", "/admin", "/robots.txt"])(
    "%s stays",
    (path) => {
      expect(find(path)).toBe(path);
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
  ])("nobody may type %s", (path) => {
    expect(find(path)).toBe("/nowhere/at/all");
  });
});

describe("what is no UTF-8", () => {
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
  test.each(bad)("%s leads nowhere, and as a call to the door", (part) => {
    expect(find(`/store/${part}/p/1`)).toBe("/nowhere/at/all");
    expect(find(`/${part}`)).toBe("/nowhere/at/all");
    expect(find(`/api/breeds/${part}`)).toBe("/api/malformed/at/all");
  });

  test.each(["%20", "gr%C3%B6%C3%9fe", "%E2%82%AC", "%f0%9f%90%b6", "100%25", "%EF%BF%BF", "%F4%8F%BF%BF"])(
    "%s is text",
    (part) => {
      expect(find(`/store/${part}/p/1`)).toBe(`/US-en/store/${part}/p/1`);
      expect(find(`/api/breeds/${part}`)).toBe(`/api/breeds/${part}`);
    },
  );
});
