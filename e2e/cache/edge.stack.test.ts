import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCall, signIn } from "@/e2e/testing/buyer";
import { type Programs, startTestPrograms } from "@/e2e/testing/programs";
import { listPublicRoutes } from "@/e2e/testing/public-routes";
import { type Language, languages } from "@/lib/config/languages";
import { localPath } from "@/lib/navigation/addresses";
import { edgeHeaderNames } from "@/lib/next/cache/edge-headers.mjs";
import { revalidate, secret, sendWebhook } from "./shop-helpers";

/** Tags of the purge requests. */
const purged: string[] = [];
let purger: Server;
let programs: Programs;
beforeAll(async () => {
  purger = createServer((request, response) => {
    void (async () => {
      const { tags } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { tags: string[] };
      purged.push(...tags);
      response.end();
    })();
  }).listen(0, "127.0.0.1");
  await once(purger, "listening");
  programs = await startTestPrograms({
    env: {
      EDGE_CACHE: "1",
      EDGE_PURGE_URL: `http://127.0.0.1:${(purger.address() as AddressInfo).port}`,
      CATALOGUE_WEBHOOK_SECRET: secret,
    },
  });
});
afterAll(async () => {
  await programs?.stop();
  purger.close();
});

const request = (path: string, headers: Record<string, string> = {}) =>
  fetch(programs.shop + path, { headers, redirect: "manual" });

const edgeHeadersOf = ({ headers }: Response) => edgeHeaderNames.filter((name) => headers.has(name));

const signInAsBreeder = () => signIn(createCall(programs.shop), "breeder", "127.0.0.1");

const product = "/store/geno-pet-for-dogs-canine/p/969";
/** Rendered for each request. */
const dynamicPages = ["/", "/search"];
const publicPages = [
  ...listPublicRoutes().filter((path) => !path.includes("[") && !dynamicPages.includes(path)),
  product,
];

const inSweden = { cookie: "country=SE" };

test("a nonce sent by a visitor is in no public page", async () => {
  for (const path of publicPages) {
    const poisoned = await request(path, {
      "content-security-policy": "script-src 'nonce-evil'",
      "x-nonce": "evil",
      "x-middleware-rewrite": "/evil",
      ...inSweden,
    });
    const sent = JSON.stringify([...poisoned.headers]) + (await poisoned.text());
    expect.soft([path, poisoned.status, sent.includes("evil")]).toEqual([path, 200, false]);
  }
});

test("the page cache keeps each language apart, even when all are rendered at once", async () => {
  const read = async (language: Language, cookie: string) => {
    const response = await request(localPath("/store", language), { cookie });
    const [, lang] = /<html[^>]* lang="([^"]+)"/.exec(await response.text()) ?? [];
    return { lang, etag: response.headers.get("etag") };
  };
  const first = await Promise.all(languages.map((language) => read(language, "country=DE")));
  expect(first.map(({ lang }) => lang)).toEqual(languages);
  expect(new Set(first.map(({ etag }) => etag)).size).toBe(languages.length);
  // From the cache; a cookie of another language changes nothing.
  for (const other of ["en", "sv"])
    expect(
      await Promise.all(languages.map((language) => read(language, `country=DE; language=${other}`))),
    ).toEqual(first);
});

describe("edge cache headers", () => {
  test("are sent with every static public page, which renders and is the same byte for byte with a session", async () => {
    const cookie = await signInAsBreeder();
    const dynamic: string[] = [];
    for (const path of publicPages) {
      const asGuest = await request(path, inSweden);
      const html = await asGuest.text();
      const market = /data-market="([^"]*)"/.exec(html)?.[1];
      expect
        .soft([path, asGuest.status, html.match(/<h1[\s>]/g)?.length, market])
        .toEqual([path, 200, 1, "SE-en"]);
      if (asGuest.headers.get("cache-control") === "no-store") {
        dynamic.push(path);
        expect.soft([path, edgeHeadersOf(asGuest)]).toEqual([path, []]);
        continue;
      }
      expect.soft([path, edgeHeadersOf(asGuest)]).toEqual([path, edgeHeaderNames]);
      expect.soft(asGuest.headers.get("cache-control")).toBe("private, no-cache");
      expect.soft(asGuest.headers.has("set-cookie"), path).toBe(false);
      // The account's country is a cookie, so the market may differ: compared in the guest's.
      const ofSession = cookie.replace(/\b(country|currency)=\w+(; )?/g, "");
      const inMarket = await request(path, { cookie: `${inSweden.cookie}; ${ofSession}` });
      expect.soft(await inMarket.text(), path).toBe(html);
    }
    expect(dynamic.length).toBeLessThan(publicPages.length / 4);
  });

  test("name the data that a page was made from", async () => {
    expect((await request(product)).headers.get("cache-tag")?.split(",")).toEqual(
      expect.arrayContaining(["shop", "product:969"]),
    );
    const call = await request("/api/store/products/product/969", { "x-language": "en" });
    expect(call.headers.get("cache-tag")).toBe("shop,product:969");
  });

  test("are not sent with private pages, queries, failures and calls of a session", async () => {
    const cookie = await signInAsBreeder();
    const paths = [
      "/checkout",
      "/login",
      "/activate",
      "/search?q=dog",
      "/nothing/here",
      "/api/nothing",
      "/api/cart/x",
    ];
    for (const path of paths)
      for (const headers of [undefined, { cookie }])
        expect.soft([path, edgeHeadersOf(await request(path, headers))]).toEqual([path, []]);
    for (const path of ["/my", "/my/orders", "/api/store/products", "/api/countries", "/api/auth/me"])
      expect
        .soft([path, edgeHeadersOf(await request(path, { cookie, "x-language": "en" }))])
        .toEqual([path, []]);
  });

  test("are sent with HEAD and 304", async () => {
    const { headers } = await fetch(programs.shop + product, { method: "HEAD" });
    expect(headers.get("x-accel-expires")).toBe("600");
    const again = await revalidate(programs.shop + product, headers.get("etag"));
    expect([again.statusCode, again.headers["x-accel-expires"]]).toEqual([304, "600"]);
  });

  test("are followed by a purge of the tags that a catalogue change names", async () => {
    await sendWebhook(programs.shop, { products: [969], breeds: [3], shelves: true });
    await expect.poll(() => purged).toEqual(expect.arrayContaining(["product:969", "breed:3", "catalogue"]));
  });
});
