import { describe, expect, it } from "vitest";
import { runBackend } from "@/backend/testing/server";
import { categoryIds } from "@/lib/config/categories";
import { regions } from "@/lib/config/markets";
import type { Product } from "@/lib/contract/products/products.types";
import { formatMoney } from "@/lib/domain/format";

const { ask } = runBackend();

/** Geno Pet for dogs, as it stands on its page. */
const genoPet = 969;
const written = [
  ["AU", "AUD", "$169.00"],
  ["GB", "GBP", "£89.00"],
  ["DE", "EUR", "€105.00"],
  ["ES", "EUR", "€105.00"],
  ["FR", "EUR", "€105.00"],
  ["IT", "EUR", "€105.00"],
  ["NL", "EUR", "€105.00"],
  ["PL", "PLN", "PLN 439.00"],
  ["PT", "EUR", "€105.00"],
  ["SE", "SEK", "SEK 1,149.00"],
  ["CA", "CAD", "CAD 155.00"],
  ["NZ", "NZD", "NZD 185.00"],
  ["US", "USD", "$109.00"],
  // Of no region: the euro where it is the country's money, else the default.
  ["IE", "EUR", "€105.00"],
  ["BR", "USD", "$109.00"],
  ["JP", "USD", "$109.00"],
  [undefined, "USD", "$109.00"],
] as const;

it("all thirteen regions are looked at", () => {
  const seen: readonly (string | undefined)[] = written.map(([country]) => country);
  expect(regions.filter((region) => !seen.includes(region))).toEqual([]);
});

it.each(written)("who shops from %s pays in %s: %s", async (country, code, price) => {
  const asker = country === undefined ? {} : { country };
  const { status, body } = await ask("products.one", { params: { id: genoPet } }, asker);
  expect(status).toBe(200);
  const product = body as Product;
  expect(product.price.currency.code).toBe(code);
  expect(formatMoney(product.price, "en")).toBe(price);
});

describe("what is sold in Australia alone", () => {
  const { innovative, other } = categoryIds.canine;
  const names = async (country: string | undefined) => {
    const query = { category_ids: `${innovative},${other}`, size: 100 };
    const { body } = await ask("products.list", { query }, country === undefined ? {} : { country });
    return (body as { results: { name: string }[] }).results.map(({ name }) => name);
  };

  it("is there for Australians", async () => {
    expect(await names("AU")).toEqual(expect.arrayContaining(["DNA portrait", "Litter folders, pack of 10"]));
  });

  it.each([...regions.filter((region) => region !== "AU"), "BR", "JP", undefined])(
    "is not there for who shops from %s",
    async (country) => expect(await names(country)).toEqual([]),
  );
});

describe("products for a role, and of one test", () => {
  const list = async (query: Record<string, string | boolean>) => {
    const asked = { query: { isDetails: true, size: 100, ...query } };
    const { status, body } = await ask("products.list", asked, { country: "AU" });
    expect(status).toBe(200);
    return body as { results: { id: number; name: string }[]; count: number };
  };

  it("single tests leave panels, packs and profiles out", async () => {
    const query = { species: "canine", category_ids: "1,6" };
    const every = await list(query);
    const single = await list({ ...query, is_single: true });
    expect(single.count).toBeGreaterThan(50);
    expect(single.count).toBeLessThan(every.count);
    for (const { name } of single.results) expect(name).not.toMatch(/panel|pack of/i);
    const one = await ask("products.one", { params: { id: single.results[0]?.id ?? 0 } }, { country: "AU" });
    expect((one.body as Product).tests).toHaveLength(1);
  });

  it("facets count what the list holds", async () => {
    const query = { species: "feline", category_ids: "7,14", is_single: true, user_type: "vet" };
    const { body } = await ask("products.facets", { query }, { country: "AU" });
    const { types } = body as { types: Record<string, number> };
    expect((types["disease"] ?? 0) + (types["trait"] ?? 0)).toBe((await list(query)).count);
  });

  it("packs for a litter are for breeders, blood cards for vets", async () => {
    const named = async (user_type: string) =>
      (await list({ category_ids: "21", user_type })).results.map(({ name }) => name);
    expect(await named("breeder")).toContain("Litter collection pack");
    expect(await named("breeder")).not.toContain("Blood cards, pack of 10");
    expect(await named("vet")).toContain("Blood cards, pack of 10");
    expect(await named("vet")).not.toContain("Litter collection pack");
  });
});
