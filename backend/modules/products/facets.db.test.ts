import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  breedsWith,
  type Filter,
  productsOf,
  readRows,
  type Rows,
} from "@/backend/modules/products/testing/brute-force";
import { runBackend } from "@/backend/testing/server";
import { allBreedsIds, categoryIds, testTypes } from "@/lib/config/categories";
import type { Facets } from "@/lib/contract/products/products.types";
import { speciesName, speciesNames } from "@/lib/domain/species";

const { ask, database } = runBackend();
const country = "AU";

const searches = ["", "eye", "dog", "cat", "profile", "a e", "coat colour", "prcd", "100%"] as const;
const breedTexts = ["", "terrier", "a", "bor", "retriever", "no such breed", "Shorthair"] as const;

let rows: Rows;
beforeAll(async () => {
  const products = new Map<string, ReadonlySet<number>>();
  const breeds = new Map<string, number[]>();
  for (const search of searches) products.set(search, new Set(await idsOf({ ...nothing, search })));
  for (const name of breedTexts) breeds.set(name, await allIds("breeds.list", { name }));
  rows = await readRows(database(), country, { products, breeds });
});

const nothing: Filter = { search: "", species: undefined, categories: [], types: [], breeds: [] };

const queryOf = ({ search, species, categories, types, breeds }: Filter) => ({
  search,
  species,
  category_ids: categories.join(","),
  types: types.join(","),
  breeds: breeds.join(","),
});

async function facetsOf(filter: Filter, breed_search = ""): Promise<Facets> {
  const { status, body } = await ask(
    "products.facets",
    { query: { ...queryOf(filter), breed_search } },
    { country },
  );
  expect(status).toBe(200);
  return body as Facets;
}

async function idsOf(filter: Filter): Promise<number[]> {
  return allIds("products.list", queryOf(filter));
}

/** Page by page to the end. */
async function allIds(call: string, query: object): Promise<number[]> {
  const seen: number[] = [];
  for (let page = 1; page !== 0;) {
    const { body } = await ask(call, { query: { ...query, page, size: 100 } }, { country });
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

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

const breedText = fc.constantFrom("", ...breedTexts);

/** Words that find much, little and nothing, any choice of types and categories, and breeds that are and are not. */
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

/** A failure prints seed and filter; `fc.assert` takes them back as `{ seed, path }`. */
const runs = { numRuns: 200 };

function expectedFacets(filter: Filter, text: string): Facets {
  const counted = (change: Partial<Filter>) => productsOf(rows, { ...filter, ...change }).length;
  const type = (name: (typeof testTypes)[number]) => counted({ types: [name] });
  const found = text === "" ? [] : breedsWith(rows, text, filter.species).slice(0, 20);
  const shown = new Set([...filter.breeds, ...found.map(({ id }) => id)]);
  return {
    types: {
      "full-breed-profile": type("full-breed-profile"),
      disease: type("disease"),
      trait: type("trait"),
      "dna-profile": type("dna-profile"),
    },
    species: {
      any: counted({ species: undefined }),
      canine: counted({ species: "canine" }),
      feline: counted({ species: "feline" }),
    },
    breeds: breedsWith(rows, "", undefined)
      .filter(({ id }) => shown.has(id))
      .map(({ id, name, speciesId }) => ({
        id,
        name,
        species: speciesName(speciesId),
        count: counted({ breeds: [id] }),
      })),
  };
}

describe("facets", () => {
  it("say for 200 filters at random what counting by hand says", async () => {
    await fc.assert(
      fc.asyncProperty(filters(), breedText, async (filter, text) => {
        expect(await facetsOf(filter, text)).toEqual(expectedFacets(filter, text));
      }),
      runs,
    );
  }, 120_000);

  it("mean something: each of the four types has products, and so has each species", async () => {
    const { types, species, breeds } = await facetsOf(nothing);
    for (const count of Object.values({ ...types, ...species })) expect(count).toBeGreaterThan(0);
    expect(species.any).toBeGreaterThan(species.canine + species.feline);
    expect(breeds).toEqual([]);
  });

  it("keep a type's count when another is chosen, and follow the other kinds of filters", async () => {
    const all = await facetsOf(nothing);
    expect((await facetsOf({ ...nothing, types: ["trait"] })).types).toEqual(all.types);
    const cats = await facetsOf({ ...nothing, species: "feline" });
    expect(cats.types.disease).toBeLessThan(all.types.disease);
    expect(cats.species).toEqual(all.species);
  });

  it.each([
    { breeds: "1,x" },
    { breeds: "0" },
    { breeds: Array.from({ length: 51 }, (_, at) => at + 100).join(",") },
    { types: "disease,colour" },
    { types: "disease,disease,disease,disease,disease" },
  ])("are refused with %j, and so is the list", async (query) => {
    const [field] = Object.keys(query);
    for (const call of ["products.facets", "products.list"])
      expect(await ask(call, { query })).toMatchObject({
        status: 428,
        body: { [`${field}`]: expect.any(String) },
      });
  });
});

describe("the list", () => {
  it("holds for 200 filters at random what looking through all products finds", async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async (filter) => {
        const expected = productsOf(rows, filter).map(({ id }) => id);
        expect(inOrder(await idsOf(filter))).toEqual(inOrder(expected));
      }),
      runs,
    );
  }, 120_000);
});
