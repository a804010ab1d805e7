import { languages } from "@/lib/config/languages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatInstantIn } from "@/lib/domain/format";
import { pageFontCharacters } from "@/tools/font/page-font.mjs";
import { createCall, signIn } from "./testing/buyer";
import { type Programs, startTestPrograms } from "./testing/programs";

let programs: Programs;
beforeAll(async () => (programs = await startTestPrograms()));
afterAll(async () => programs?.stop());

const productPath = "/store/geno-pet-for-dogs-canine/p/969";

function request(path: string, cookie = ""): Promise<Response> {
  return fetch(programs.shop + path, { redirect: "manual", headers: cookie ? { cookie } : {} });
}

async function page(path: string, cookie = "") {
  const response = await request(path, cookie);
  expect(response.status).toBe(200);
  // The HTML without scripts (flight data repeats the text) and classes.
  const html = (await response.text())
    .replace(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, "")
    .replace(/ class="[^"]*"/g, "")
    // Cached pages are in ASCII.
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  expect(html.match(/<h1/g)).toHaveLength(1);
  return html;
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonical = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);

/** What search engines and link previews read. */
describe.each([
  ["country=SE", "SEK", /SEK [\d,]+\.\d\d/],
  ["", "USD", /\$\d+\.\d\d/],
])("with cookie %j", (cookie, currency, price) => {
  test("a product page has the price of the market, metadata and structured data", async () => {
    const html = await page(productPath, cookie);
    expect(attribute(html, /<strong[^>]*>([^<]*)<\/strong>/)).toMatch(price);
    expect(attribute(html, /<meta name="description" content="([^"]*)"/)).toMatch(/breeds in your dog/);
    expect(canonical(html)).toBe(programs.shop + productPath);
    const data = JSON.parse(attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? "");
    expect(data).toMatchObject({ "@type": "Product", offers: { priceCurrency: currency } });
    expect(html).toContain(data.offers.price.replace(/\B(?=(\d{3})+\.)/g, ","));
    for (const meta of ['property="og:image"', 'name="twitter:image"'])
      expect(html).toContain(`<meta ${meta} content="${programs.shop}/og/product/969?v=`);
  });

  test("the store lists products with prices of the market and working links", async () => {
    const html = await page("/store", cookie);
    expect(html.match(new RegExp(`<p>${price.source}</p>`, "g"))).toHaveLength(20);
    expect(html).not.toMatch(/href="\/[A-Z]{2}-en/);
    expect(canonical(html)).toBe(`${programs.shop}/store`);
    expect((await request(attribute(html, /href="(\/store\/[^"]*\/p\/\d+)"/) ?? "", cookie)).status).toBe(
      200,
    );
  });
});

test.each(["/store/x/p/969", "/breeder/for-dogs/breeds/x/414"])(
  "the addresses of %s in all languages answer without a redirect and list each other",
  async (path) => {
    const addressesOf = async (address: string) => {
      const html = await page(address, "country=US");
      return new Map(
        [...html.matchAll(/hrefLang="([^"]+)" href="[^"]*?:\d+([^"]*)"/g)].map(
          ([, language = "", href = ""]) => [language, href],
        ),
      );
    };
    const moved = await request(path, "country=US");
    const addresses = await addressesOf(new URL(moved.headers.get("location") ?? "", programs.shop).pathname);
    expect([...addresses.keys()]).toEqual(expect.arrayContaining([...languages]));
    expect(new Set(["en", "de", "pl"].map((language) => addresses.get(language))).size).toBe(3);
    for (const language of ["de", "pl"])
      expect(await addressesOf(addresses.get(language) ?? "")).toEqual(addresses);
  },
);

const unsupportedCharacters = (text: string) =>
  [...text].filter((character) => !`${pageFontCharacters}\n`.includes(character));

test.each(["/", "/store", productPath, "/breeder/for-dogs/breeds/labrador-retriever/548"])(
  "%s uses only characters of the page font, so that no second font loads",
  async (path) => {
    expect(unsupportedCharacters("a ▾ b")).toEqual(["▾"]);
    const text = (await page(path, "country=US"))
      .replace(/<[^>]*>/g, "")
      .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
    expect(unsupportedCharacters(text)).toEqual([]);
  },
);

test.each([
  ["/store/anything/p/969", productPath],
  ["/store/geno-pet-for-dogs/p/969", productPath],
  ["/breeder/for-cats/breeds/affenpinscher/101", "/breeder/for-dogs/breeds/affenpinscher/101"],
  ["/breeder/for-dogs/breeds/x/101", "/breeder/for-dogs/breeds/affenpinscher/101"],
  ["/breeder/for-dogs/cat-dna-tests", "/breeder/for-cats/cat-dna-tests"],
  ["/breeder/for-cats/dog-dna-tests", "/breeder/for-dogs/dog-dna-tests"],
  ["/store/breeder/canine", "/store/breeder/canine/best-sellers"],
  ["/store/vet", "/vet"],
])("%s redirects to %s in every market", async (path, target) => {
  for (const cookie of ["country=SE", ""]) {
    const response = await request(path, cookie);
    // The header must appear once.
    expect([response.status, response.headers.get("location")]).toEqual([308, target]);
  }
});

test.each([
  "/store/x/p/99999999",
  "/store/x/p/0969",
  "/store/x/p/abc",
  "/breeder/for-dogs/breeds/x/99999",
  "/breeder/for-dogs/no-such-category",
  "/vet/for-cats/multi-packs",
  "/US-en/store",
  "/US-en/static/store?page=2",
  "/static/store?page=2",
  "/og/product/99999999",
  "/og/user/1",
  "/og/product/x",
  "/og/product/969/xx",
  "/sitemaps/products-99.xml",
  "/sitemaps/users-1.xml",
])("%s responds 404", async (path) => {
  expect((await request(path)).status).toBe(404);
});

test("the comparison has prices of the market, and adds the product that a text finds", async () => {
  const html = await page("/store/compare?products=969,x,969,99999999", "country=SE");
  expect(html.match(/SEK /g)?.length).toBeGreaterThan(0);
  expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  const added = await request("/store/compare?products=969&add=cat%20dna%20profile", "country=SE");
  expect(added.status).toBe(307);
  expect(added.headers.get("location")).toMatch(/^\/store\/compare\?products=969,\d+$/);
});

test("a product of one country responds 404 in others", async () => {
  expect((await request("/store/x/p/610", "country=AU")).status).toBe(308);
  expect((await request("/store/x/p/610", "country=SE")).status).toBe(404);
});

test.each([
  ["/vet/for-cats", "country=AU", /from \$\d/],
  ["/breeder/for-dogs/full-breed-profile", "country=GB", /<p>£\d+\.\d\d<\/p>/],
  ["/breeder/for-cats/innovative", "country=AU", /Mouth bacteria screen for cats/],
  ["/breeder/for-cats/innovative", "country=SE", /No items found/],
])("%s with cookie %s lists the products of that market", async (path, cookie, expected) => {
  const html = await page(path, cookie);
  expect(html).toMatch(expected);
  expect(canonical(html)).toBe(programs.shop + path);
});

describe("the store with a query", () => {
  test("searches, paginates and sorts in the currency of the market", async () => {
    const html = await page("/store?search=dog&page=2&sort=price", "country=SE");
    expect(html).toMatch(/Page 2 of \d+/);
    expect(html).toMatch(/SEK /);
    expect(canonical(html)).toBe(`${programs.shop}/store`);
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(html).toContain("/store?search=dog&amp;sort=price&amp;page=3");
  });

  test("filters by species", async () => {
    const html = await page("/store?species=feline");
    expect(html).not.toContain('name="robots"');
    expect(html).not.toMatch(/href="\/store\/[^"]*-canine\/p\//);
  });

  test.each(["search=zzzzqq", "page=9999"])("%s shows that there are no results", async (query) => {
    expect(await page(`/store?${query}`)).toContain("No Results");
  });

  test("a category page takes the same query and has its own canonical URL", async () => {
    const html = await page("/vet/for-dogs/dna-tests?page=2&types=trait", "country=SE");
    expect(html).toMatch(/Page 2 of \d+/);
    expect(canonical(html)).toBe(`${programs.shop}/vet/for-dogs/dna-tests`);
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(await page("/vet/for-dogs/dna-tests")).not.toContain('name="robots"');
  });

  test.each([
    "page=x",
    "page=-1",
    "species=bird",
    "types=x",
    "breeds=0,99999999999",
    "breeds=999999",
    "sort=constructor",
    "search=%00",
    "search=%F0%9F%90%95",
  ])("invalid query %s renders the page", async (query) => void (await page(`/store?${query}`)));
});

describe("the search", () => {
  test("renders without a search text", async () => {
    expect(await page("/search")).toContain('action="/search"');
  });

  test("finds products and breeds", async () => {
    const html = await page("/search?q=labrador", "country=GB");
    expect(html).toMatch(/£\d/);
    expect(html).toContain("/breeder/for-dogs/breeds/labrador-retriever/");
  });

  test("reports no results and escapes the search text", async () => {
    const html = await page("/search?q=%3Cimg%20src%3Dx%3E");
    expect(html).toContain("Result not found.");
    expect(html).not.toContain("<img src=x>");
  });
});

test.each([
  ["/breeder/for-dogs/breeds", 821],
  ["/breeder/for-cats/breeds", 389],
])("%s lists all breeds within its size limit", async (path, count) => {
  const html = await page(path);
  // Mixed breeds are linked twice: in the list, and above it.
  expect(new Set(html.match(new RegExp(`href="${path}/[^"]*/\\d+"`, "g"))).size).toBe(count);
  expect(await bytesOf(path)).toBeLessThan(168_000);
});

test("the 404 page links to the main pages", async () => {
  const response = await request("/nowhere-at-all");
  expect(response.status).toBe(404);
  const html = await response.text();
  for (const href of ["/", "/store", "/search", "/contact-us"]) expect(html).toContain(`<a href="${href}"`);
});

const shortPage = "/partners";

test.each([
  // 2,000 bytes of each are the links to its translations, 1,000 of the product its breadcrumbs for search engines.
  ["a short page, mostly layout,", shortPage, 72_500],
  ["a product page with many tests", productPath, 108_000],
  ["a breed page with many tests", "/breeder/for-dogs/breeds/labrador-retriever/548", 130_000],
])("%s stays below its size limit", async (_page, path, limit) => {
  expect(await bytesOf(path)).toBeLessThan(limit);
});

async function bytesOf(path: string): Promise<number> {
  return (await (await request(path)).arrayBuffer()).byteLength;
}

test.each(["product/969", "breed/101", "product/610", "breed/101/pl"])(
  "%s has a share image",
  async (subject) => {
    const response = await request(`/og/${subject}?v=x`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  },
);

test("robots.txt and the sitemaps of each kind list pages once and without market prefixes", async () => {
  expect(await (await request("/robots.txt")).text()).toContain(`Sitemap: ${programs.shop}/sitemap.xml`);
  const own = (url: string) => url.replace(programs.shop, "");
  const locations = async (path: string) =>
    [...(await (await request(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) =>
      own(url),
    );
  const files = ["pages-1", "products-1", "breeds-1", "breeds-2", "tests-1"].map(
    (name) => `/sitemaps/${name}.xml`,
  );
  expect(await locations("/sitemap.xml")).toEqual(files);
  const all: string[] = [];
  // One after the other: each takes up to a hundred calls. Both files of breeds read all names in other languages, so
  // one is enough here; lib/data/data.test.ts proves what is in which.
  for (const file of files.filter((path) => !path.includes("breeds-1"))) all.push(...(await locations(file)));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(1800);
  expect(all.filter((url) => /[A-Z]{2}-en/.test(url))).toEqual([]);
  const pages = await (await request("/sitemaps/pages-1.xml")).text();
  expect(pages).toMatch(/\/resources\/forms<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  for (const url of [all[1], all[10], all.at(-1)]) expect((await request(url ?? "")).status).toBe(200);
  // Two hundred calls, one after the other.
}, 300_000);

test.each(["/activate", "/checkout"])("%s has one first heading in its HTML", async (path) => {
  await page(path);
});

describe("signing in", () => {
  const sessionOf = (role: string) => signIn(createCall(programs.shop), role, "127.0.0.1");

  test("is required for private pages, which it redirects back to", async () => {
    const unknown = `__Host-session=${"A".repeat(43)}`;
    for (const [path, cookie] of [
      ["/my", ""],
      ["/admin", ""],
      ["/my", unknown],
    ] as const) {
      const response = await request(path, cookie);
      expect(response.status).toBe(307);
      expect(response.headers.get("location")).toMatch(new RegExp(`/login\\?next=%2F${path.slice(1)}$`));
    }
  });

  test.each([
    ["/login", "/my"],
    ["/login?next=/store", "/store"],
    ["/login?next=//evil.example", "/my"],
  ])("%s has a form that continues to %s", async (path, next) => {
    const response = await request(path);
    const html = await response.text();
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).toContain(`\\"next\\":\\"${next}\\"`);
    expect(response.headers.get("cache-control")).toContain("no-store");
  });

  test("gives access to the account, and to the administration for admins only", async () => {
    const owner = await sessionOf("owner");
    expect(await page("/my", owner)).toContain("Signed in as Owen Park");
    expect((await request("/admin", owner)).status).toBe(404);
    expect(await page("/admin", await sessionOf("admin"))).toContain("<h1>Administration</h1>");
  });

  test("sends the first step of an activation: the barcode, after the email of guests", async () => {
    expect(await page("/activate")).toContain(">Where should we send the results?</h1>");
    expect(await page("/activate", await sessionOf("owner"))).toContain(">Which kit do you have?</h1>");
    expect(await page("/activate?step=pet")).toContain("Opening your activation");
  });

  test("shows times in the user's time zone, and in UTC without the cookie", async () => {
    const breeder = await sessionOf("breeder");
    const timesOf = async (zone: string) => {
      const html = await page("/my/notifications", `${breeder}${zone}`);
      return [...html.matchAll(/<time dateTime="([^"]+T[^"]+)">([^<]+)/g)].map(([, at = "", text = ""]) => [
        at,
        text,
      ]);
    };
    const [inUtc, inSydney] = [await timesOf(""), await timesOf("; time_zone=Australia/Sydney")];
    expect(inUtc.length).toBeGreaterThan(0);
    for (const [at = "", text] of inUtc) expect(text).toBe(formatInstantIn(at, "AU", undefined));
    for (const [at = "", text] of inSydney) expect(text).toBe(formatInstantIn(at, "AU", "Australia/Sydney"));
    expect(await timesOf("; time_zone=Nowhere/Town")).toEqual(inUtc);
  });

  test.each([
    ["/my/nothing", "owner"],
    ["/my/nothing/at/all", "owner"],
    ["/admin", "owner"],
    ["/admin/nothing", "owner"],
    ["/admin/nothing/at/all", "admin"],
  ])("%s responds 404 to the %s, with one CSP that allows its scripts", async (path, role) => {
    expect((await request(path)).headers.get("location")).toBe(`/login?next=${encodeURIComponent(path)}`);
    const response = await request(path, await sessionOf(role));
    const html = await response.text();
    const policy = response.headers.get("content-security-policy") ?? "";
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(policy.match(/default-src/g)).toHaveLength(1);
    const [, nonce = "none"] = /'nonce-([^']+)'/.exec(policy) ?? [];
    for (const script of html.match(/<script\b[^>]*>/g) ?? ["no script"])
      expect(script).toContain(`nonce="${nonce}"`);
  });
});
