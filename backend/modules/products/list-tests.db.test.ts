import { describe, expect, it } from "vitest";
import type { FoundTest } from "@/lib/contract/products/products.types";
import { runBackend } from "@/backend/testing/server";

const { ask } = runBackend();

interface Page {
  readonly count: number;
  readonly next: number | null;
  readonly results: readonly FoundTest[];
}

const list = async (query: Record<string, string | number>, country = "AU") =>
  (await ask("products.tests", { query }, { country })).body as Page;

describe("single tests", () => {
  it("are all there, each with the product that holds it alone", async () => {
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
  ])("are found: %s", async (search, code) => {
    expect((await list({ search })).results[0]?.code).toBe(code);
  });

  it.each(["xqzwv", "%", "😀", "&|!():*'\\"])("are not found: %s", async (search) => {
    expect(await list({ search })).toMatchObject({ count: 0, results: [] });
  });

  it("in pages that overlap nowhere", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ search: "eye", page, size: 5 })));
    const codes = pages.flatMap(({ results }) => results.map(({ code }) => code));
    expect(new Set(codes).size).toBe(Math.min(15, pages[0]?.count ?? 0));
  });
});

describe("products for somebody", () => {
  const names = async (user_type: string) => {
    const { body } = await ask("products.list", { query: { search: "geno", user_type, size: 100 } });
    return (body as { results: { name: string }[] }).results.map(({ name }) => name);
  };

  it("are those made for them", async () => {
    expect(await names("vet")).toContain("Geno Vet for dogs");
    expect(await names("vet")).not.toContain("Geno Pet for dogs");
    expect(await names("owner")).toContain("Geno Pet for dogs");
    expect(await names("owner")).not.toContain("Geno Vet for dogs");
  });

  it("cannot be asked for by a type that nobody has", async () => {
    expect((await ask("products.list", { query: { user_type: "guest" } })).status).toBe(428);
  });
});
