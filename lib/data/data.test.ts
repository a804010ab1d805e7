import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  breed,
  facets,
  foundTest,
  listResponse,
  listedProduct,
  product,
} from "@/lib/contract/testing/catalogue";
import { findCategoryPage, listLandingPages } from "@/lib/navigation/category-pages";
import { emptyCategoryQuery, type CategoryQuery } from "@/lib/domain/shop/category-query";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { createResilientSend } from "@/lib/server/upstream/resilient-send";
import { createTransport } from "@/lib/server/upstream/transport";
import { createUpstreamClient } from "@/lib/server/upstream/upstream-client";
import { listAllBreeds, readBreed } from "./shop/breeds";
import { readShareImage } from "./shop/share-image";
import { listProducts, listProductsWithFacets, readProduct } from "./shop/products";
import { readBestSellers, readGenoVet, readCategoryOffers, readCategoryPage } from "./shop/role-landing";
import { searchAll } from "./shop/search";
import { offeredLanguages } from "@/lib/config/offered-languages";
import { countPaths, listShardEntries } from "./top/sitemap";

const env = vi.hoisted(() => ({ UPSTREAM_URL: "", LOG_LEVEL: "silent" }));
vi.mock("@/lib/config/env", () => ({ storefrontEnv: () => env }));
// A new client per test, so that no test inherits another's open circuit.
vi.mock("@/lib/server/upstream/call-upstream", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  sharedUpstreamClient: () =>
    createUpstreamClient(createResilientSend(createTransport(env.UPSTREAM_URL), { retryDelayMs: () => 1 })),
}));

type Responder = Parameters<typeof fakeUpstream>[0];

async function upstream(responder: Responder) {
  const fake = await fakeUpstream(responder);
  env.UPSTREAM_URL = fake.url;
  return fake.received;
}

const market = { store: "SE", language: "en" } as const;
const notFound = { code: "not_found", message: "Not found", requestId: "1" };

beforeEach(() => (env.UPSTREAM_URL = "http://127.0.0.1:9"));

describe("readProduct", () => {
  it("sends the market and no visitor data", async () => {
    const received = await upstream(sendJson({ ...product, secret: "x" }));
    expect(await readProduct(market, 10003)).toEqual(product);
    expect(received[0]?.url).toBe("/store/products/product/10003");
    expect(received[0]?.headers).toMatchObject({ "x-country": "SE", "accept-language": "en" });
    expect(received[0]?.headers).not.toHaveProperty("cookie");
  });

  it("returns undefined for a product that does not exist", async () => {
    await upstream(sendJson(notFound, 404));
    expect(await readProduct(market, 1)).toBeUndefined();
  });

  it.each<[string, Responder, string]>([
    ["a 500", sendJson({ code: "internal" }, 500), "answered 500"],
    ["a 503", sendJson({ code: "busy" }, 503), "answered 503"],
    ["a 401", sendJson({ code: "not_signed_in" }, 401), "answered 401"],
    ["a 201", sendJson(product, 201), "answered 201"],
    ["a 404 for an unknown call", sendJson({ code: "unknown_call" }, 404), "answered 404"],
    ["a 404 that is not our JSON", sendJson([], 404), "unreadable 404"],
    ["a 404 without a code", sendJson({}, 404), "answered 404"],
    ["a wrong type", sendJson({ ...product, name: 5 }), "wrong shape: name"],
    ["a missing field", sendJson({ ...product, price: undefined }), "wrong shape: price"],
    ["null", sendJson(null), "wrong shape"],
    ["truncated JSON", (_, response) => void response.end('{"id":'), "not JSON"],
    ["a web page", (_, response) => void response.writeHead(404).end("<h1>no</h1>"), "unreadable 404"],
    ["a broken connection", (_, response) => void response.destroy(), "UND_ERR_SOCKET"],
    ["a redirect", (_, response) => void response.writeHead(302, { location: "/x" }).end(), "answered 302"],
  ])("throws when the upstream responds with %s", async (_, responder, message) => {
    await upstream(responder);
    await expect(readProduct(market, 10003)).rejects.toThrow(message);
  });

  it("throws when the response is cut off", async () => {
    await upstream((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "9999" });
      response.write(JSON.stringify(product).slice(0, 50), () => response.destroy());
    });
    await expect(readProduct(market, 10003)).rejects.toThrow("products.get");
  });

  it("throws when the upstream is unreachable", async () => {
    env.UPSTREAM_URL = await deadAddress();
    await expect(readProduct(market, 10003)).rejects.toThrow("ECONNREFUSED");
  });
});

describe("product lists", () => {
  it("listProducts sends every filter and returns the page count", async () => {
    const received = await upstream(sendJson(listResponse([listedProduct], 41)));
    const query: CategoryQuery = {
      search: "a b",
      page: 2,
      species: "canine",
      types: ["disease", "trait"],
      breeds: [110, 7],
      breedSearch: "hus",
      sort: "-price",
    };
    expect(await listProducts(market, query)).toEqual({
      products: [listedProduct],
      count: 41,
      page: 2,
      pageCount: 3,
    });
    const sent = new URL(received[0]?.url ?? "", "http://a.test").searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      search: "a b",
      page: "2",
      size: "20",
      species: "canine",
      types: "disease,trait",
      breeds: "110,7",
      sort: "-price",
      isDetails: "true",
    });
  });

  it("listProducts throws when no product has details", async () => {
    const { id, name, species } = listedProduct;
    await upstream(sendJson({ ...listResponse([]), results: [{ id, name, species }] }));
    await expect(listProducts(market, emptyCategoryQuery)).rejects.toThrow("without their details");
  });

  it("readCategoryPage sends the categories of the page and reads the facets", async () => {
    const received = await upstream((request, response) =>
      sendJson(request.url.includes("/facets?") ? facets : listResponse([listedProduct], 360))(
        request,
        response,
      ),
    );
    const page = findCategoryPage({ role: "breeder", species: "feline" }, "dna-tests");
    const query: CategoryQuery = {
      ...emptyCategoryQuery,
      species: "canine",
      page: 3,
      types: ["trait"],
      breedSearch: "a",
    };
    const list = page && (await readCategoryPage(market, page, query));
    expect(list).toMatchObject({ list: { products: [listedProduct], count: 360, pageCount: 18 }, facets });
    const filter = { category_ids: "7,14,8", species: "feline", types: "trait" };
    const requests = received.map(({ url }) => {
      const { pathname, searchParams } = new URL(url, "http://a.test");
      return [pathname, Object.fromEntries(searchParams)];
    });
    expect(requests.toSorted()).toEqual([
      ["/store/products", { ...filter, page: "3", size: "20", isDetails: "true" }],
      ["/store/products/facets", { ...filter, breed_search: "a" }],
    ]);
  });

  it("listProductsWithFacets throws when the facets are missing", async () => {
    await upstream((request, response) =>
      request.url.includes("/facets?")
        ? sendJson(notFound, 404)(request, response)
        : sendJson(listResponse([listedProduct]))(request, response),
    );
    await expect(listProductsWithFacets(market, emptyCategoryQuery)).rejects.toThrow("products.facets");
  });

  it("readCategoryOffers returns count and lowest price of each category page", async () => {
    const received = await upstream((request, response) =>
      sendJson(
        listResponse(
          request.url.includes("=22") ? [] : [listedProduct],
          request.url.includes("=22") ? 0 : 41,
        ),
      )(request, response),
    );
    const offers = await readCategoryOffers(market, { role: "vet", species: "canine" });
    expect(offers.map(({ page, count, from }) => [page.slug, count, from?.amount])).toEqual([
      ["geno-pet", 41, "129.50"],
      ["full-breed-profile", 41, "129.50"],
      ["dna-tests", 41, "129.50"],
      ["innovative", 0, undefined],
    ]);
    expect(received.filter(({ url }) => /sort=price&/.test(`${url}&`))).toHaveLength(4);
  });

  it("sends no species for a list of both species", async () => {
    const received = await upstream(sendJson(listResponse([listedProduct])));
    expect(await readGenoVet(market)).toHaveLength(1);
    expect(received[0]?.url).toContain("category_ids=12%2C13&");
    expect(received[0]?.url).not.toContain("species");
    await readBestSellers(market, listLandingPages("owner"));
    expect(received[1]?.url).toContain("size=4");
  });
});

const breedPage = (count: number): Responder => {
  const { id, name, species, group, coat } = breed;
  return ({ url }, response) => {
    const page = Number(new URL(url, "http://a.test").searchParams.get("page"));
    const results = [{ id: id + page, name, species, group, coat }];
    sendJson({ results, count, next: null, previous: null })(
      { method: "", url, headers: {}, body: "" },
      response,
    );
  };
};

describe("breeds", () => {
  it("readBreed reads one breed", async () => {
    await upstream(sendJson(breed));
    expect(await readBreed(market, 110)).toEqual(breed);
  });

  it("listAllBreeds reads every page and keeps the order", async () => {
    const received = await upstream(breedPage(250));
    const found = await listAllBreeds(market, "canine");
    expect(found.map(({ id }) => id)).toEqual([111, 112, 113]);
    expect(received).toHaveLength(3);
  });

  it("listAllBreeds returns an empty list for no breeds", async () => {
    const received = await upstream(sendJson({ results: [], count: 0, next: null, previous: null }));
    expect(await listAllBreeds(market, "feline")).toEqual([]);
    expect(received).toHaveLength(1);
  });
});

describe("searchAll", () => {
  const found = { results: [foundTest], count: 9, next: 2, previous: null };
  const respond = (failing = "none") =>
    upstream((received, response) => {
      const [path = ""] = received.url.split("?");
      const responder = path === "/breed" ? breedPage(1) : sendJson(path === "/store/tests" ? found : listed);
      (path === failing ? sendJson({ code: "internal" }, 500) : responder)(received, response);
    });
  const listed = listResponse([listedProduct]);

  it("returns a few results of each kind", async () => {
    const received = await respond();
    expect(await searchAll(market, "swab")).toMatchObject({
      products: { count: 1, items: [{ id: listedProduct.id }] },
      breeds: { count: 1, items: [{ name: "Alaskan Husky" }] },
      tests: { count: 9, items: [foundTest] },
      articles: {
        items: expect.arrayContaining([
          expect.objectContaining({ path: "/news-and-blogs/swabbing-a-litter" }),
        ]),
      },
      help: { items: expect.arrayContaining([expect.objectContaining({ path: "/how-to-take-dna-sample" })]) },
    });
    expect(received.map(({ url }) => new URL(url, "http://a.test").searchParams.get("size"))).toEqual([
      "6",
      "6",
      "6",
    ]);
  });

  it("returns more results of a single kind and requests no other", async () => {
    const received = await respond();
    expect(Object.keys(await searchAll(market, "husky", "tests"))).toEqual(["tests"]);
    expect(received.map(({ url }) => url)).toEqual(["/store/tests?search=husky&page=1&size=100"]);
    expect(Object.keys(await searchAll(market, "swab", "help"))).toEqual(["help"]);
    expect(received).toHaveLength(1);
  });

  it.each([
    ["products", "/store/products"],
    ["breeds", "/breed"],
    ["tests", "/store/tests"],
  ])("keeps the other kinds when %s fail", async (kind, path) => {
    await respond(path);
    const all = await searchAll(market, "husky");
    expect(Object.entries(all).flatMap(([name, results]) => (results === "failed" ? [name] : []))).toEqual([
      kind,
    ]);
    expect(all).toHaveProperty("help.count");
  });
});

describe("sitemap", () => {
  it("reads only the pages of its shard, and all names in other languages", async () => {
    const received = await upstream(breedPage(1250));
    expect(await countPaths("breeds")).toBe(1250);
    expect(await listShardEntries({ kind: "breeds", number: 2 })).toHaveLength(3);
    const others = offeredLanguages().length - 1;
    // Count, the shard's pages, and the days of changes.
    expect(received).toHaveLength(5 + 13 * others);
  });

  it("lists the static pages without a request", async () => {
    const pages = (await listShardEntries({ kind: "pages", number: 1 })).map(({ path }) => String(path));
    const expected = ["/store", "/vet", "/pet-owner", "/vet/for-cats", "/breeder/for-cats/cat-dna-tests"];
    expect(pages).toEqual(expect.arrayContaining(expected));
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toEqual(expect.arrayContaining(["/special-offers", "/store/vet/feline/geno-vet"]));
    // Breed lists have one address, and products of one store only are left out.
    expect(pages.filter((path) => /^\/store\/.*\/(breeds|other-products)$/.test(path))).toEqual([]);
    expect(pages.filter((path) => path.startsWith("/store/"))).toHaveLength(28);
    expect(await listShardEntries({ kind: "pages", number: 2 })).toEqual([]);
  });
});

describe("share image", () => {
  it("falls back to the Australian market", async () => {
    const received = await upstream((request, response) =>
      (request.headers["x-country"] === "AU" ? sendJson(product) : sendJson(notFound, 404))(
        request,
        response,
      ),
    );
    const image = await readShareImage("product", 10003, "en");
    expect(image).toMatchObject({ title: product.name, species: "canine" });
    expect(received.map(({ headers }) => headers["x-country"])).toEqual(["US", "AU"]);
  });

  it("exists for products and breeds only", async () => {
    const received = await upstream(sendJson(breed));
    expect(await readShareImage("breed", 110, "pl")).toEqual({
      title: "Alaskan Husky",
      line: "Pies",
      species: "canine",
      tagline: "Testy DNA dla psów i kotów",
    });
    expect(await readShareImage("person", 110, "pl")).toBeUndefined();
    expect(received.map(({ headers }) => headers["accept-language"])).toEqual(["pl"]);
  });
});
