import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, readRoute } = startTestBackend();

interface Page<T> {
  results: T[];
  count: number;
  next: number | null;
  previous: number | null;
}

describe("countries and states", () => {
  it("include all 249 countries", async () => {
    const { body } = await callRoute("geography.countries");
    expect(body).toHaveLength(249);
    expect(body).toContainEqual(expect.objectContaining({ code: "AU", name: "Australia", currency: "AUD" }));
  });

  it("are listed by path or query, in any case, and may be empty", async () => {
    const byPath = await callRoute("geography.states", { params: { code: "au" } });
    const byQuery = await callRoute("geography.statesByQuery", { query: { country_code: "AU" } });
    expect(byPath.body).toHaveLength(8);
    expect(byQuery.body).toEqual(byPath.body);
    expect((await callRoute("geography.states", { params: { code: "MC" } })).status).toBe(200);
    expect((await callRoute("geography.statesByQuery")).status).toBe(428);
  });
});

describe("breeds", () => {
  it.each([
    ["canine", 821],
    ["feline", 389],
  ])("lists %s breeds (%i) in pages", async (species, count) => {
    const first = await readRoute("breeds.list", { query: { species, page: 1 } });
    expect(first).toMatchObject({ count, next: 2, previous: null });
    expect(first.results).toHaveLength(20);
    const lastPage = Math.ceil(count / 20);
    const last = (await callRoute("breeds.list", { query: { species, page: lastPage } }))
      .body as Page<unknown>;
    expect(last).toMatchObject({ next: null, previous: lastPage - 1 });
    const beyond = (await callRoute("breeds.list", { query: { species, page: lastPage + 1 } }))
      .body as Page<unknown>;
    expect(beyond).toMatchObject({ results: [], count, next: null });
  });

  it("are found by part of the name, by alias and without accents", async () => {
    const names = async (name: string) =>
      (await readRoute("breeds.list", { query: { name, size: 100 } })).results.map((b) => b.name);
    expect(await names("labrador ret")).toContain("Labrador Retriever");
    expect(await names("Monkey Dog")).toContain("Affenpinscher");
    expect(await names("alano espanol")).toContain("Alano Español");
    expect(await names("%")).toEqual([]);
    expect(await names("a breed called qqq")).toEqual([]);
  });

  it("return facts by id", async () => {
    const id = (await readRoute("breeds.list", { query: { name: "Abyssinian Blue" } })).results[0]?.id ?? 0;
    expect((await callRoute("breeds.get", { params: { id } })).body).toMatchObject({
      name: "Abyssinian Blue",
      kind: "variety",
      varietyOf: "Abyssinian",
      species: { id: 2, name: "feline" },
    });
    expect((await callRoute("breeds.get", { params: { id: 999_999 } })).status).toBe(404);
    expect((await callRoute("breeds.get", { params: { id: "abc" } })).status).toBe(404);
  });
});

describe("products", () => {
  const list = (query: Record<string, string | number | boolean>, country?: string) =>
    readRoute("products.list", { query }, country ? { country } : {});

  it("have name and species only, unless details are requested", async () => {
    expect((await list({ search: "prcd" })).results[0]).not.toHaveProperty("details");
    expect((await list({ search: "prcd", isDetails: true })).results[0]?.details?.price.amount).toMatch(
      /^\d+\.\d\d$/,
    );
  });

  it("are sorted by price, name and age across pages", async () => {
    const amounts = async (sort: string) =>
      (await list({ sort, isDetails: true, size: 100 })).results.map(({ details }) =>
        Number(details?.price.amount),
      );
    expect(await amounts("price")).toEqual((await amounts("price")).toSorted((a, b) => a - b));
    expect((await amounts("-price"))[0]).toBeGreaterThan((await amounts("price"))[0] ?? Infinity);
    const pages = [1, 2, 3].map(async (page) => (await list({ sort: "created_at", page, size: 10 })).results);
    const ids = (await Promise.all(pages)).flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
  });

  it("are filtered by category", async () => {
    const { results, count } = await list({ category_ids: "3,8", isDetails: true, size: 100 });
    expect(count).toBeGreaterThan(0);
    expect(new Set(results.map(({ details }) => details?.categoryId))).toEqual(new Set([3, 8]));
  });

  it("sold in one country return 404 in others", async () => {
    const one = (country: string) => callRoute("products.get", { params: { id: 431 } }, { country });
    expect((await one("AU")).status).toBe(200);
    expect((await one("DE")).status).toBe(404);
    expect((await list({}, "DE")).count).toBeLessThan((await list({}, "AU")).count);
  });

  it.each([1221, 969, 970, 313, 298])("include the documented id %i", async (id) => {
    expect((await callRoute("products.get", { params: { id } })).status).toBe(200);
  });

  it("list their tests and relevant breeds", async () => {
    const { body } = await callRoute("products.get", { params: { id: 10_240 } });
    expect(body).toMatchObject({
      tests: [{ gene: "PRCD", inheritance: "AR", bodySystem: "Ophthalmologic" }],
    });
    expect(body).toHaveProperty(
      "breeds",
      expect.arrayContaining([expect.objectContaining({ name: "Labrador Retriever" })]),
    );
  });

  it("for a breed name it or are for all breeds of its species", async () => {
    const id =
      (await readRoute("breeds.list", { query: { name: "Labrador Retriever" } })).results[0]?.id ?? 0;
    const names = (await readRoute("products.listByBreed", { query: { id, size: 100 } })).results.map(
      ({ name }) => name,
    );
    expect(names).toContain("Progressive rod-cone degeneration (PRA-prcd)");
    expect(names).toContain("Geno Pet for dogs");
    expect(names).not.toContain("Geno Pet for cats");
    expect((await callRoute("products.listByBreed", { query: { id: 999_999 } })).status).toBe(404);
  });
});
