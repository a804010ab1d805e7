import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  searchBreeds,
  type Filter,
  filterProducts,
  readRows,
  type Rows,
} from "@/backend/shop/products/testing/brute-force";
import { startTestBackend } from "@/backend/testing/server";
import { allBreedsIds, categoryIds, testTypes } from "@/lib/config/shop/categories";
import type { Facets } from "@/lib/contract/shop/products/products.types";
import { speciesName, speciesNames } from "@/lib/domain/species";
import { runCount } from "@/tools/testing/test-effort";

const { callRoute, readRoute, database } = startTestBackend();
const country = "AU";

const searches = ["", "eye", "dog", "cat", "profile", "a e", "coat colour", "prcd", "100%"] as const;
const breedTexts = ["", "terrier", "a", "bor", "retriever", "no such breed", "Shorthair"] as const;

let rows: Rows;
beforeAll(async () => {
  const products = new Map<string, ReadonlySet<number>>();
  const breeds = new Map<string, number[]>();
  for (const search of searches) products.set(search, new Set(await idsOf({ ...noFilter, search })));
  for (const name of breedTexts) breeds.set(name, await allIds("breeds.list", { name }));
  rows = await readRows(database(), country, { products, breeds });
});

const noFilter: Filter = { search: "", species: undefined, categories: [], types: [], breeds: [] };

const queryOf = ({ search, species, categories, types, breeds }: Filter) => ({
  search,
  species,
  category_ids: categories.join(","),
  types: types.join(","),
  breeds: breeds.join(","),
});

async function facetsOf(filter: Filter, breed_search = ""): Promise<Facets> {
  return readRoute("products.facets", { query: { ...queryOf(filter), breed_search } }, { country });
}

async function idsOf(filter: Filter): Promise<number[]> {
  return allIds("products.list", queryOf(filter));
}

/** Reads all pages. */
async function allIds(call: string, query: object): Promise<number[]> {
  const seen: number[] = [];
  for (let page = 1; page !== 0;) {
    const { body } = await callRoute(call, { query: { ...query, page, size: 100 } }, { country });
    const { results, next, count } = body as {
      results: { id: number }[];
      next: number | null;
      count: number;
    };
    seen.push(...results.map(({ id }) => id));
    page = next ?? 0;
    if (next === null) expect(count).toBe(seen.length);
  }
  return seen;
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

const breedText = fc.constantFrom("", ...breedTexts);

/** Random filters, with searches of many, few and no results, and with unknown breeds. */
const filters = (): fc.Arbitrary<Filter> => {
  const categories = [...new Set(speciesNames.flatMap((name) => Object.values(categoryIds[name])))];
  const known = rows.breeds.map(({ id }) => id);
  const anyBreed = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(allBreedsIds), 999_999) },
  );
  return fc.record({
    search: fc.constantFrom("", "", ...searches),
    species: fc.constantFrom(undefined, undefined, ...speciesNames),
    categories: fc.oneof(fc.constant([]), fc.subarray(categories, { minLength: 1 })),
    types: fc.oneof(fc.constant([]), fc.subarray([...testTypes], { minLength: 1 })),
    breeds: fc.oneof(fc.constant([]), fc.uniqueArray(anyBreed, { minLength: 1, maxLength: 6 })),
  });
};

/** To repeat a failure, pass the printed `{ seed, path }` here. */
const runs = { numRuns: runCount(400) };

function expectedFacets(filter: Filter, text: string): Facets {
  const countWith = (change: Partial<Filter>) => filterProducts(rows, { ...filter, ...change }).length;
  const type = (name: (typeof testTypes)[number]) => countWith({ types: [name] });
  const found = text === "" ? [] : searchBreeds(rows, text, filter.species).slice(0, 20);
  const displayed = new Set([...filter.breeds, ...found.map(({ id }) => id)]);
  return {
    types: {
      "full-breed-profile": type("full-breed-profile"),
      disease: type("disease"),
      trait: type("trait"),
      "dna-profile": type("dna-profile"),
    },
    species: {
      any: countWith({ species: undefined }),
      canine: countWith({ species: "canine" }),
      feline: countWith({ species: "feline" }),
    },
    breeds: searchBreeds(rows, "", undefined)
      .filter(({ id }) => displayed.has(id))
      .map(({ id, name, speciesId }) => ({
        id,
        name,
        species: speciesName(speciesId),
        count: countWith({ breeds: [id] }),
      })),
  };
}

describe("facets", () => {
  it("match brute-force counts for random filters", async () => {
    await fc.assert(
      fc.asyncProperty(filters(), breedText, async (filter, text) => {
        expect(await facetsOf(filter, text)).toEqual(expectedFacets(filter, text));
      }),
      runs,
    );
  }, 120_000);

  it("have products for every type and species", async () => {
    const { types, species, breeds } = await facetsOf(noFilter);
    for (const count of Object.values({ ...types, ...species })) expect(count).toBeGreaterThan(0);
    expect(species.any).toBeGreaterThan(species.canine + species.feline);
    expect(breeds).toEqual([]);
  });

  it("ignore filters of their own kind and apply the others", async () => {
    const all = await facetsOf(noFilter);
    expect((await facetsOf({ ...noFilter, types: ["trait"] })).types).toEqual(all.types);
    const cats = await facetsOf({ ...noFilter, species: "feline" });
    expect(cats.types.disease).toBeLessThan(all.types.disease);
    expect(cats.species).toEqual(all.species);
  });

  it.each([
    { breeds: "1,x" },
    { breeds: "0" },
    { breeds: Array.from({ length: 51 }, (_, at) => at + 100).join(",") },
    { types: "disease,colour" },
    { types: "disease,disease,disease,disease,disease" },
  ])("reject %j with 428, as does the list", async (query) => {
    const [field] = Object.keys(query);
    for (const call of ["products.facets", "products.list"])
      expect(await callRoute(call, { query })).toMatchObject({
        status: 428,
        body: { [`${field}`]: expect.any(String) },
      });
  });
});

describe("the product list", () => {
  it("matches brute-force filtering for random filters", async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async (filter) => {
        const expected = filterProducts(rows, filter).map(({ id }) => id);
        expect(sorted(await idsOf(filter))).toEqual(sorted(expected));
      }),
      runs,
    );
  }, 120_000);
});
