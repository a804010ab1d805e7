import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, readRoute } = startTestBackend();

const list = (query: Record<string, string | number>, country = "AU") =>
  readRoute("products.tests", { query }, { country });

describe("single tests", () => {
  it("are complete, each with a product of its own", async () => {
    const { count, next, results } = await list({ size: 100 });
    expect({ count, next }).toEqual({ count: 457, next: 2 });
    for (const { name, species, product } of results) {
      expect(product.species).toBe(species);
      expect(product.id, name).toBeGreaterThanOrEqual(10_000);
    }
  });

  it.each([
    ["dm", "dm"],
    ["PRA-prcd", "prcd"],
    ["CMAH", "blood-cat"],
    ["OMIA:001298-9615", "prcd"],
    ["degenrative myelopathy", "dm"],
    ["fluffy gene", "l-fgf5"],
    ["ragdoll hcm", "hcm-rd"],
  ])("are found by %s", async (search, code) => {
    expect((await list({ search })).results[0]?.code).toBe(code);
  });

  it.each(["xqzwv", "%", "😀", "&|!():*'\\"])("have no results for %s", async (search) => {
    expect(await list({ search })).toMatchObject({ count: 0, results: [] });
  });

  it("are returned in pages that do not overlap", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ search: "eye", page, size: 5 })));
    const codes = pages.flatMap(({ results }) => results.map(({ code }) => code));
    expect(new Set(codes).size).toBe(Math.min(15, pages[0]?.count ?? 0));
  });
});

describe("products filtered by user type", () => {
  const names = async (user_type: string) => {
    return (
      await readRoute("products.list", { query: { search: "geno", user_type, size: 100 } })
    ).results.map(({ name }) => name);
  };

  it("are those for that audience", async () => {
    expect(await names("vet")).toContain("Geno Vet for dogs");
    expect(await names("vet")).not.toContain("Geno Pet for dogs");
    expect(await names("owner")).toContain("Geno Pet for dogs");
    expect(await names("owner")).not.toContain("Geno Vet for dogs");
  });

  it("are rejected for an unregistered user type", async () => {
    expect((await callRoute("products.list", { query: { user_type: "guest" } })).status).toBe(428);
  });
});
