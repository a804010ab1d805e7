import { describe, expect, it } from "vitest";
import { runBackend } from "@/backend/testing/server";
import { regionCurrencies, regions } from "@/lib/config/markets";

const { ask } = runBackend();

interface Page<T> {
  results: T[];
  count: number;
  next: number | null;
  previous: number | null;
}

describe("countries and states", () => {
  it("are all there", async () => {
    const { body } = await ask("geography.countries");
    expect(body).toHaveLength(249);
    expect(body).toContainEqual(expect.objectContaining({ code: "AU", name: "Australia", currency: "AUD" }));
  });

  it("are found by either address and in any case, and a country without states has none", async () => {
    const byPath = await ask("geography.states", { params: { code: "au" } });
    const byQuery = await ask("geography.statesByQuery", { query: { country_code: "AU" } });
    expect(byPath.body).toHaveLength(8);
    expect(byQuery.body).toEqual(byPath.body);
    expect((await ask("geography.states", { params: { code: "MC" } })).status).toBe(200);
    expect((await ask("geography.statesByQuery")).status).toBe(428);
  });
});

describe("breeds", () => {
  it.each([
    ["canine", 821],
    ["feline", 389],
  ])("%s: %i, in pages", async (species, count) => {
    const first = (await ask("breeds.list", { query: { species, page: 1 } })).body as Page<{ name: string }>;
    expect(first).toMatchObject({ count, next: 2, previous: null });
    expect(first.results).toHaveLength(20);
    const lastPage = Math.ceil(count / 20);
    const last = (await ask("breeds.list", { query: { species, page: lastPage } })).body as Page<unknown>;
    expect(last).toMatchObject({ next: null, previous: lastPage - 1 });
    const beyond = (await ask("breeds.list", { query: { species, page: lastPage + 1 } }))
      .body as Page<unknown>;
    expect(beyond).toMatchObject({ results: [], count, next: null });
  });

  it("are found by part of a name, by an alias, and whatever the accents", async () => {
    const names = async (name: string) =>
      ((await ask("breeds.list", { query: { name, size: 100 } })).body as Page<{ name: string }>).results.map(
        (b) => b.name,
      );
    expect(await names("labrador ret")).toContain("Labrador Retriever");
    expect(await names("Monkey Dog")).toContain("Affenpinscher");
    expect(await names("alano espanol")).toContain("Alano Español");
    expect(await names("%")).toEqual([]);
    expect(await names("a breed called qqq")).toEqual([]);
  });

  it("have a page of facts each", async () => {
    const { body } = await ask("breeds.list", { query: { name: "Abyssinian Blue" } });
    const id = (body as Page<{ id: number }>).results[0]?.id ?? 0;
    expect((await ask("breeds.one", { params: { id } })).body).toMatchObject({
      name: "Abyssinian Blue",
      kind: "variety",
      varietyOf: "Abyssinian",
      species: { id: 2, name: "feline" },
    });
    expect((await ask("breeds.one", { params: { id: 999_999 } })).status).toBe(404);
    expect((await ask("breeds.one", { params: { id: "abc" } })).status).toBe(404);
  });
});

describe("products", () => {
  interface Listed {
    id: number;
    name: string;
    details?: { categoryId: number; price: { amount: string; currency: { code: string } } };
  }
  const list = async (query: Record<string, string | number | boolean>, country?: string) =>
    (await ask("products.list", { query }, country ? { country } : {})).body as Page<Listed>;

  it("are found by name, by gene and by OMIA number", async () => {
    for (const search of ["prcd", "OMIA:001298-9615", "rod-cone degeneration"]) {
      expect((await list({ search })).results.map(({ id }) => id)).toContain(10_240);
    }
  });

  it("show name and species only, and more when asked for details", async () => {
    expect((await list({ search: "prcd" })).results[0]).not.toHaveProperty("details");
    expect((await list({ search: "prcd", isDetails: true })).results[0]?.details?.price.amount).toMatch(
      /^\d+\.\d\d$/,
    );
  });

  it.each(regions)("cost what the region %s says", async (region) => {
    const { results } = await list({ isDetails: true, size: 5 }, region);
    expect(new Set(results.map(({ details }) => details?.price.currency.code))).toEqual(
      new Set([regionCurrencies[region]]),
    );
  });

  it("elsewhere cost euros in the euro area and dollars in the rest of the world", async () => {
    const currency = async (country?: string) =>
      (await list({ isDetails: true, size: 1 }, country)).results[0]?.details?.price.currency.code;
    expect(await currency("AT")).toBe("EUR");
    expect(await currency("JP")).toBe("USD");
    expect(await currency()).toBe("USD");
  });

  it("sort by price, name and age, and stay in order over pages", async () => {
    const amounts = async (sort: string) =>
      (await list({ sort, isDetails: true, size: 100 })).results.map(({ details }) =>
        Number(details?.price.amount),
      );
    expect(await amounts("price")).toEqual((await amounts("price")).toSorted((a, b) => a - b));
    expect((await amounts("-price"))[0]).toBeGreaterThan((await amounts("price"))[0] ?? Infinity);
    const seen = [1, 2, 3].map(async (page) => (await list({ sort: "created_at", page, size: 10 })).results);
    const ids = (await Promise.all(seen)).flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
  });

  it("keep to the categories that are asked for", async () => {
    const { results, count } = await list({ category_ids: "3,8", isDetails: true, size: 100 });
    expect(count).toBeGreaterThan(0);
    expect(new Set(results.map(({ details }) => details?.categoryId))).toEqual(new Set([3, 8]));
  });

  it("sold in one country do not exist in others", async () => {
    const one = (country: string) => ask("products.one", { params: { id: 431 } }, { country });
    expect((await one("AU")).status).toBe(200);
    expect((await one("DE")).status).toBe(404);
    expect((await list({}, "DE")).count).toBeLessThan((await list({}, "AU")).count);
  });

  it.each([1221, 969, 970, 313, 298])("include the documented id %i", async (id) => {
    expect((await ask("products.one", { params: { id } })).status).toBe(200);
  });

  it("tell what is tested, and in which breeds it matters", async () => {
    const { body } = await ask("products.one", { params: { id: 10_240 } });
    expect(body).toMatchObject({
      tests: [{ gene: "PRCD", inheritance: "AR", bodySystem: "Ophthalmologic" }],
    });
    expect(body).toHaveProperty(
      "breeds",
      expect.arrayContaining([expect.objectContaining({ name: "Labrador Retriever" })]),
    );
  });

  it("of a breed name it or are made for every breed of its species", async () => {
    const { body: found } = await ask("breeds.list", { query: { name: "Labrador Retriever" } });
    const id = (found as Page<{ id: number }>).results[0]?.id ?? 0;
    const { body } = await ask("products.ofBreed", { query: { id, size: 100 } });
    const names = (body as Page<Listed>).results.map(({ name }) => name);
    expect(names).toContain("Progressive rod-cone degeneration (PRA-prcd)");
    expect(names).toContain("Geno Pet for dogs");
    expect(names).not.toContain("Geno Pet for cats");
    expect((await ask("products.ofBreed", { query: { id: 999_999 } })).status).toBe(404);
  });
});
