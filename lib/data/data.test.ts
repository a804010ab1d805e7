import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  breed,
  facets,
  foundTest,
  listAnswer,
  listedProduct,
  product,
} from "@/lib/contract/testing/catalogue";
import { findShelf, sidesOf } from "@/lib/navigation/shelves";
import { plainShelf, type ShelfQuery } from "@/lib/domain/shelf-query";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { listAllBreeds, readBreed } from "./breeds";
import { readPictured } from "./pictured";
import { listShelf, readCatalogue, readProduct } from "./products";
import { readBestSellers, readGenoVet, readOffers, readShelf } from "./role-shelves";
import { searchAll } from "./search";
import { countOfKind, pathsOfShard } from "./sitemap";

const env = vi.hoisted(() => ({ UPSTREAM_URL: "", LOG_LEVEL: "silent" }));
vi.mock("@/lib/config/env", () => ({ storefrontEnv: () => env }));

type Answer = Parameters<typeof fakeUpstream>[0];

async function upstream(answer: Answer) {
  const fake = await fakeUpstream(answer);
  env.UPSTREAM_URL = fake.url;
  return fake.received;
}

const market = { region: "SE", language: "en" } as const;
const notFound = { code: "not_found", message: "Not found", requestId: "1" };

beforeEach(() => (env.UPSTREAM_URL = "http://127.0.0.1:9"));

describe("a product", () => {
  it("is asked for in the market's name and no visitor's", async () => {
    const received = await upstream(sendJson({ ...product, secret: "x" }));
    expect(await readProduct(market, 10003)).toEqual(product);
    expect(received[0]?.url).toBe("/store/products/product/10003");
    expect(received[0]?.headers).toMatchObject({ "x-country": "SE", "accept-language": "en" });
    expect(received[0]?.headers).not.toHaveProperty("cookie");
  });

  it("that is not there is undefined", async () => {
    await upstream(sendJson(notFound, 404));
    expect(await readProduct(market, 1)).toBeUndefined();
  });

  it.each<[string, Answer, string]>([
    ["a failure", sendJson({ code: "internal" }, 500), "answered 500"],
    ["an overload", sendJson({ code: "busy" }, 503), "answered 503"],
    ["a refusal", sendJson({ code: "not_signed_in" }, 401), "answered 401"],
    ["another success", sendJson(product, 201), "answered 201"],
    ["a backend without this call", sendJson({ code: "unknown_call" }, 404), "answered 404"],
    ["JSON of somebody else's 404", sendJson([], 404), "answered 404"],
    ["a wrong type", sendJson({ ...product, name: 5 }), "wrong shape: name"],
    ["a missing field", sendJson({ ...product, price: undefined }), "wrong shape: price"],
    ["nothing", sendJson(null), "wrong shape"],
    ["cut JSON", (_, response) => void response.end('{"id":'), "without JSON"],
    ["a web page", (_, response) => void response.writeHead(404).end("<h1>no</h1>"), "without JSON"],
    ["a broken connection", (_, response) => void response.destroy(), "fetch failed"],
    ["a redirect", (_, response) => void response.writeHead(302, { location: "/x" }).end(), "fetch failed"],
  ])("is an error where the upstream answers with %s", async (_, answer, message) => {
    await upstream(answer);
    await expect(readProduct(market, 10003)).rejects.toThrow(message);
  });

  it("is an error where an answer is cut off on its way", async () => {
    await upstream((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "9999" });
      response.write(JSON.stringify(product).slice(0, 50), () => response.destroy());
    });
    await expect(readProduct(market, 10003)).rejects.toThrow("without JSON");
  });

  it("is an error where nobody listens", async () => {
    env.UPSTREAM_URL = await deadAddress();
    await expect(readProduct(market, 10003)).rejects.toThrow("fetch failed");
  });
});

describe("a shelf", () => {
  it("asks for what was asked of it, and knows how many pages there are", async () => {
    const received = await upstream(sendJson(listAnswer([listedProduct], 41)));
    const query: ShelfQuery = {
      search: "a b",
      page: 2,
      species: "canine",
      types: ["disease", "trait"],
      breeds: [110, 7],
      breedSearch: "hus",
      sort: "-price",
    };
    expect(await listShelf(market, query)).toEqual({
      products: [listedProduct],
      count: 41,
      page: 2,
      pageCount: 3,
    });
    const asked = new URL(received[0]?.url ?? "", "http://a.test").searchParams;
    expect(Object.fromEntries(asked)).toEqual({
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

  it("is an error where a product comes without its price", async () => {
    const { id, name, species } = listedProduct;
    await upstream(sendJson({ ...listAnswer([]), results: [{ id, name, species }] }));
    await expect(listShelf(market, plainShelf)).rejects.toThrow("without its details");
  });

  it("of a side is asked for by its categories, with what each filter of it would leave", async () => {
    const received = await upstream((one, response) =>
      sendJson(one.url.includes("/facets?") ? facets : listAnswer([listedProduct], 360))(one, response),
    );
    const shelf = findShelf({ role: "breeder", species: "feline" }, "dna-tests");
    const query: ShelfQuery = {
      ...plainShelf,
      species: "canine",
      page: 3,
      types: ["trait"],
      breedSearch: "a",
    };
    const found = shelf && (await readShelf(market, shelf, query));
    expect(found).toMatchObject({ shelf: { products: [listedProduct], count: 360, pageCount: 18 }, facets });
    const filter = { category_ids: "7,14,8", species: "feline", types: "trait" };
    const asked = received.map(({ url }) => {
      const { pathname, searchParams } = new URL(url, "http://a.test");
      return [pathname, Object.fromEntries(searchParams)];
    });
    expect(asked.toSorted()).toEqual([
      ["/store/products", { ...filter, page: "3", size: "20", isDetails: "true" }],
      ["/store/products/facets", { ...filter, breed_search: "a" }],
    ]);
  });

  it("is an error where nobody says what its filters would leave", async () => {
    await upstream((one, response) =>
      one.url.includes("/facets?")
        ? sendJson(notFound, 404)(one, response)
        : sendJson(listAnswer([listedProduct]))(one, response),
    );
    await expect(readCatalogue(market, plainShelf)).rejects.toThrow("products.facets");
  });

  it("is offered with its number and its cheapest price, or with none", async () => {
    const received = await upstream((one, response) =>
      sendJson(listAnswer(one.url.includes("=22") ? [] : [listedProduct], one.url.includes("=22") ? 0 : 41))(
        one,
        response,
      ),
    );
    const offers = await readOffers(market, { role: "vet", species: "canine" });
    expect(offers.map(({ shelf, count, from }) => [shelf.slug, count, from?.amount])).toEqual([
      ["geno-pet", 41, "129.50"],
      ["full-breed-profile", 41, "129.50"],
      ["dna-tests", 41, "129.50"],
      ["innovative", 0, undefined],
    ]);
    expect(received.filter(({ url }) => /sort=price&/.test(`${url}&`))).toHaveLength(4);
  });

  it("of both species is asked for without one", async () => {
    const received = await upstream(sendJson(listAnswer([listedProduct])));
    expect(await readGenoVet(market)).toHaveLength(1);
    expect(received[0]?.url).toContain("category_ids=12%2C13&");
    expect(received[0]?.url).not.toContain("species");
    await readBestSellers(market, sidesOf("owner"), 4);
    expect(received[1]?.url).toContain("size=4");
  });
});

const breedPage = (count: number): Answer => {
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
  it("are read one by one", async () => {
    await upstream(sendJson(breed));
    expect(await readBreed(market, 110)).toEqual(breed);
  });

  it("are all read, page after page, in their order", async () => {
    const received = await upstream(breedPage(250));
    const found = await listAllBreeds(market, "canine");
    expect(found.map(({ id }) => id)).toEqual([111, 112, 113]);
    expect(received).toHaveLength(3);
  });

  it("are none where there are none", async () => {
    const received = await upstream(sendJson({ results: [], count: 0, next: null, previous: null }));
    expect(await listAllBreeds(market, "feline")).toEqual([]);
    expect(received).toHaveLength(1);
  });
});

describe("a search", () => {
  const found = { results: [foundTest], count: 9, next: 2, previous: null };
  const answers = (failing = "none") =>
    upstream((received, response) => {
      const [path = ""] = received.url.split("?");
      const answer = path === "/breed" ? breedPage(1) : sendJson(path === "/store/tests" ? found : listed);
      (path === failing ? sendJson({ code: "internal" }, 500) : answer)(received, response);
    });
  const listed = listAnswer([listedProduct]);

  it("looks through everything, a little of each kind", async () => {
    const received = await answers();
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

  it("looks further where one kind is asked for, and only there", async () => {
    const received = await answers();
    expect(Object.keys(await searchAll(market, "husky", "tests"))).toEqual(["tests"]);
    expect(received.map(({ url }) => url)).toEqual(["/store/tests?search=husky&page=1&size=100"]);
    expect(Object.keys(await searchAll(market, "swab", "help"))).toEqual(["help"]);
    expect(received).toHaveLength(1);
  });

  it.each([
    ["products", "/store/products"],
    ["breeds", "/breed"],
    ["tests", "/store/tests"],
  ])("keeps the others where %s fail", async (kind, path) => {
    await answers(path);
    const all = await searchAll(market, "husky");
    expect(Object.entries(all).flatMap(([name, of]) => (of === "failed" ? [name] : []))).toEqual([kind]);
    expect(all).toHaveProperty("help.count");
  });
});

describe("the sitemap", () => {
  it("reads a file's pages and no more", async () => {
    const received = await upstream(breedPage(1250));
    expect(await countOfKind("breeds")).toBe(1250);
    expect(await pathsOfShard({ kind: "breeds", number: 2 })).toHaveLength(3);
    expect(received).toHaveLength(4);
  });

  it("knows the shop's own pages without asking", async () => {
    const pages = await pathsOfShard({ kind: "pages", number: 1 });
    const expected = ["/store", "/vet", "/pet-owner", "/vet/for-cats", "/breeder/for-cats/cat-dna-tests"];
    expect(pages).toEqual(expect.arrayContaining(expected));
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toEqual(expect.arrayContaining(["/special-offers", "/store/vet/feline/geno-vet"]));
    // One list of breeds for all, and nothing that most countries do not sell.
    expect(pages.filter((path) => /^\/store\/.*\/(breeds|other-products)$/.test(path))).toEqual([]);
    expect(pages.filter((path) => path.startsWith("/store/"))).toHaveLength(28);
    expect(await pathsOfShard({ kind: "pages", number: 2 })).toEqual([]);
  });
});

describe("a share picture", () => {
  it("is also made for what the home country alone can buy", async () => {
    const received = await upstream((one, response) =>
      (one.headers["x-country"] === "AU" ? sendJson(product) : sendJson(notFound, 404))(one, response),
    );
    expect(await readPictured("product", 10003)).toMatchObject({ title: product.name, species: "canine" });
    expect(received.map(({ headers }) => headers["x-country"])).toEqual(["US", "AU"]);
  });

  it("is made of products and breeds only", async () => {
    const received = await upstream(sendJson(breed));
    expect(await readPictured("breed", 110)).toEqual({
      title: "Alaskan Husky",
      line: "Dog",
      species: "canine",
    });
    expect(await readPictured("person", 110)).toBeUndefined();
    expect(received).toHaveLength(1);
  });
});
