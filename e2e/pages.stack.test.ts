import { pageFontCharacters } from "@/scripts/lib/assets/page-font.mjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Programs, startTestPrograms } from "./testing/programs";

let programs: Programs;
beforeAll(async () => (programs = await startTestPrograms()));
afterAll(async () => programs?.stop());

const productPath = "/store/geno-pet-for-dogs-canine/p/969";

function ask(path: string, cookie = ""): Promise<Response> {
  return fetch(programs.shop + path, { redirect: "manual", headers: cookie ? { cookie } : {} });
}

async function page(path: string, cookie = "") {
  const response = await ask(path, cookie);
  expect(response.status).toBe(200);
  // What is read without JavaScript: the scripts' copy of it does not count, nor how it looks.
  const html = (await response.text())
    .replace(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, "")
    .replace(/ class="[^"]*"/g, "");
  expect(html.match(/<h1/g)).toHaveLength(1);
  return html;
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonical = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);

/** Read whole by whoever has no script, as search engines and share boxes do. */
describe.each([
  ["country=AU", "AUD", /\$\d+\.\d\d/],
  ["country=GB", "GBP", /£\d+\.\d\d/],
  ["country=SE", "SEK", /SEK [\d,]+\.\d\d/],
  ["", "USD", /\$\d+\.\d\d/],
])("with the cookie %j", (cookie, currency, price) => {
  test("a product page shows the market's price and says what it is", async () => {
    const html = await page(productPath, cookie);
    expect(attribute(html, /<strong>([^<]*)<\/strong>/)).toMatch(price);
    expect(attribute(html, /<meta name="description" content="([^"]*)"/)).toMatch(/breeds in your dog/);
    expect(canonical(html)).toBe(programs.shop + productPath);
    const data = JSON.parse(attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? "");
    expect(data).toMatchObject({ "@type": "Product", offers: { priceCurrency: currency } });
    expect(html).toContain(data.offers.price.replace(/\B(?=(\d{3})+\.)/g, ","));
    for (const meta of ['property="og:image"', 'name="twitter:image"'])
      expect(html).toContain(`<meta ${meta} content="${programs.shop}/og/product/969?v=`);
  });

  test("the store lists products with the market's prices, and their links work", async () => {
    const html = await page("/store", cookie);
    expect(html.match(new RegExp(`<p>${price.source}</p>`, "g"))).toHaveLength(20);
    expect(html).not.toMatch(/href="\/[A-Z]{2}-en/);
    expect(canonical(html)).toBe(`${programs.shop}/store`);
    expect((await ask(attribute(html, /href="(\/store\/[^"]*\/p\/\d+)"/) ?? "", cookie)).status).toBe(200);
  });
});

const otherLetters = (text: string) =>
  [...text].filter((letter) => !`${pageFontCharacters}\n`.includes(letter));

test.each(["/", "/store", productPath, "/breeder/for-dogs/breeds/labrador-retriever/548"])(
  "%s is written in letters that the font of all pages has: for one sign more a second font would be waited for",
  async (path) => {
    expect(otherLetters("a ▾ b")).toEqual(["▾"]);
    const text = (await page(path, "country=US"))
      .replace(/<[^>]*>/g, "")
      .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
    expect(otherLetters(text)).toEqual([]);
  },
);

test.each([
  ["/store/anything/p/969", productPath],
  ["/store/geno-pet-for-dogs/p/969", productPath],
  ["/breeder/for-cats/breeds/affenpinscher/101", "/breeder/for-dogs/breeds/affenpinscher/101"],
  ["/breeder/for-dogs/breeds/x/101", "/breeder/for-dogs/breeds/affenpinscher/101"],
  ["/breeder/for-dogs/cat-dna-tests", "/breeder/for-cats/cat-dna-tests"],
  ["/breeder/for-cats/dog-dna-tests", "/breeder/for-dogs/dog-dna-tests"],
])("%s leads to %s, whatever the market", async (path, right) => {
  for (const cookie of ["country=SE", ""]) {
    const response = await ask(path, cookie);
    // Given twice it would be read as one long address.
    expect([response.status, response.headers.get("location")]).toEqual([308, right]);
  }
});

test.each([
  "/store/x/p/99999999",
  "/store/x/p/0969",
  "/store/x/p/abc",
  "/breeder/for-dogs/breeds/x/99999",
  "/breeder/for-dogs/no-such-shelf",
  "/vet/for-cats/multi-packs",
  "/US-en/store",
  "/US-en/kept/store?page=2",
  "/kept/store?page=2",
  "/og/product/99999999",
  "/og/person/1",
  "/og/product/x",
  "/sitemaps/products-99.xml",
  "/sitemaps/people-1.xml",
])("%s is not there", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("what one country alone can buy is not there for the others", async () => {
  expect((await ask("/store/x/p/610", "country=AU")).status).toBe(308);
  expect((await ask("/store/x/p/610", "country=SE")).status).toBe(404);
});

test.each([
  ["/vet/for-cats", "country=AU", /from \$\d/],
  ["/breeder/for-dogs/full-breed-profile", "country=GB", /<p>£\d+\.\d\d<\/p>/],
  ["/breeder/for-cats/innovative", "country=AU", /Mouth bacteria screen for cats/],
  ["/breeder/for-cats/innovative", "country=SE", /No items found/],
])("%s with the cookie %s shows what that market sells", async (path, cookie, expected) => {
  const html = await page(path, cookie);
  expect(html).toMatch(expected);
  expect(canonical(html)).toBe(programs.shop + path);
});

describe("the store, asked", () => {
  test("searches, pages and sorts in the market's currency", async () => {
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

  test.each(["search=zzzzqq", "page=9999"])("%s finds nothing and says so", async (query) => {
    expect(await page(`/store?${query}`)).toContain("No Results");
  });

  test("a shelf is asked like the store, and says its own address", async () => {
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
  ])("%s is no reason to fail", async (query) => void (await page(`/store?${query}`)));
});

describe("the search", () => {
  test("without a text is a page", async () => {
    expect(await page("/search")).toContain('action="/search"');
  });

  test("finds products and breeds", async () => {
    const html = await page("/search?q=labrador", "country=GB");
    expect(html).toMatch(/£\d/);
    expect(html).toContain("/breeder/for-dogs/breeds/labrador-retriever/");
  });

  test("says when it finds nothing, and writes nothing of a visitor's as HTML", async () => {
    const html = await page("/search?q=%3Cimg%20src%3Dx%3E");
    expect(html).toContain("Result not found.");
    expect(html).not.toContain("<img src=x>");
  });
});

test.each([
  ["/breeder/for-dogs/breeds", 821],
  ["/breeder/for-cats/breeds", 389],
])("%s lists all breeds, without weighing much beside the frame around it", async (path, count) => {
  const html = await page(path);
  expect(html.match(new RegExp(`href="${path}/[^"]*/\\d+"`, "g"))).toHaveLength(count);
  expect((await bytesOf(path)) - (await bytesOf(shortPage))).toBeLessThan(98_000);
});

test("an address that there is not leads on all the same", async () => {
  const response = await ask("/nowhere-at-all");
  expect(response.status).toBe(404);
  const html = await response.text();
  for (const href of ["/", "/store", "/search", "/contact-us"]) expect(html).toContain(`<a href="${href}"`);
});

const shortPage = "/contact-us";

test("the frame, which is on every page, weighs little", async () => {
  expect(await bytesOf(shortPage)).toBeLessThan(75_000);
});

async function bytesOf(path: string): Promise<number> {
  return (await (await ask(path)).arrayBuffer()).byteLength;
}

test("a breed's page leads to its products", async () => {
  const html = await page("/breeder/for-dogs/breeds/labrador-retriever/" + (await breedId()));
  expect(html).toContain("full-breed-profile-labrador-retriever-canine/p/");
});

async function breedId() {
  const list = await page("/breeder/for-dogs/breeds");
  return attribute(list, /labrador-retriever\/(\d+)"/);
}

test.each(["product/969", "breed/101", "product/610"])("%s has a picture for sharing", async (what) => {
  const response = await ask(`/og/${what}?v=x`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("search engines are told where everything is", async () => {
  expect(await (await ask("/robots.txt")).text()).toContain(`Sitemap: ${programs.shop}/sitemap.xml`);
  const locations = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
  const files = await locations("/sitemap.xml");
  const own = (url: string) => url.replace(programs.shop, "");
  const all = (await Promise.all(files.map((file) => locations(own(file))))).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(1800);
  expect(all.filter((url) => /[A-Z]{2}-en/.test(url))).toEqual([]);
  for (const url of [all[1], all[10], all.at(-1)]) expect((await ask(own(url ?? ""))).status).toBe(200);
});

describe("signing in", () => {
  async function sessionOf(role: string) {
    const response = await fetch(`${programs.shop}/api/auth/login`, {
      method: "POST",
      headers: { origin: programs.shop, "content-type": "application/json" },
      body: JSON.stringify({ username: `${role}@tailmark.test`, password: "Tailmark-demo-1" }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    return cookies.join("; ");
  }

  test("is asked of a guest, who then comes back", async () => {
    const unknown = `__Host-session=${"A".repeat(43)}`;
    for (const [path, cookie] of [
      ["/my", ""],
      ["/admin", ""],
      ["/my", unknown],
    ] as const) {
      const response = await ask(path, cookie);
      expect(response.status).toBe(307);
      expect(response.headers.get("location")).toMatch(new RegExp(`/login\\?next=%2F${path.slice(1)}$`));
    }
  });

  test.each([
    ["/login", "/my"],
    ["/login?next=/store", "/store"],
    ["/login?next=//evil.example", "/my"],
    ["/login?next=https://evil.example", "/my"],
  ])("%s has a form that leads to %s", async (path, next) => {
    const response = await ask(path);
    const html = await response.text();
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).toContain(`\\"next\\":\\"${next}\\"`);
    expect(response.headers.get("cache-control")).toContain("no-store");
  });

  test("opens one's own pages, and the administration to admins alone", async () => {
    const owner = await sessionOf("owner");
    expect(await page("/my", owner)).toContain("Signed in as Owen Park");
    expect((await ask("/admin", owner)).status).toBe(404);
    expect(await page("/admin", await sessionOf("admin"))).toContain("<h1>Administration</h1>");
  });

  test.each([
    ["/my/nothing", "owner"],
    ["/my/nothing/at/all", "owner"],
    ["/admin", "owner"],
    ["/admin/nothing", "owner"],
    ["/admin/nothing/at/all", "admin"],
  ])(
    "%s is not there for the %s, whose 404 page has one policy and scripts that may run",
    async (path, role) => {
      expect((await ask(path)).headers.get("location")).toBe(`/login?next=${encodeURIComponent(path)}`);
      const response = await ask(path, await sessionOf(role));
      const html = await response.text();
      const policy = response.headers.get("content-security-policy") ?? "";
      expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
      expect(policy.match(/default-src/g)).toHaveLength(1);
      const [, nonce = "none"] = /'nonce-([^']+)'/.exec(policy) ?? [];
      for (const script of html.match(/<script\b[^>]*>/g) ?? ["no script"])
        expect(script).toContain(`nonce="${nonce}"`);
    },
  );
});
