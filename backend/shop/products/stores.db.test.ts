import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import { categoryIds } from "@/lib/config/shop/categories";
import { stores } from "@/lib/config/markets/markets";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { formatMoney } from "@/lib/domain/format";

const { callRoute, readRoute } = startTestBackend();

/** Price of Geno Pet for dogs as displayed in each country. */
const genoPet = 969;
const displayedPrices = [
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
  // Countries outside the stores: euros in the euro area, else the default currency.
  ["IE", "EUR", "€105.00"],
  ["BR", "USD", "$109.00"],
  ["JP", "USD", "$109.00"],
  [undefined, "USD", "$109.00"],
] as const;

it("covers all thirteen stores", () => {
  const covered: readonly (string | undefined)[] = displayedPrices.map(([country]) => country);
  expect(stores.filter((store) => !covered.includes(store))).toEqual([]);
});

it.each(displayedPrices)("shows visitors from %s prices in %s: %s", async (country, code, price) => {
  const options = country === undefined ? {} : { country };
  const product = await readRoute("products.get", { params: { id: genoPet } }, options);
  expect(product.price.currency.code).toBe(code);
  expect(formatMoney(product.price, "en")).toBe(price);
});

describe("products sold in Australia only", () => {
  const { innovative, other } = categoryIds.canine;
  const names = async (country: string | undefined) => {
    const query = { category_ids: `${innovative},${other}`, size: 100 };
    return (
      await readRoute("products.list", { query }, country === undefined ? {} : { country })
    ).results.map(({ name }) => name);
  };

  it("are listed in Australia", async () => {
    expect(await names("AU")).toEqual(expect.arrayContaining(["DNA portrait", "Litter folders, pack of 10"]));
  });

  it.each([...stores.filter((store) => store !== "AU"), "BR", "JP", undefined])(
    "are not listed in %s",
    async (country) => expect(await names(country)).toEqual([]),
  );
});

describe("product filters", () => {
  const list = async (query: Record<string, string | boolean>) => {
    const input = { query: { isDetails: true, size: 100, ...query } };
    return readRoute("products.list", input, { country: "AU" });
  };

  it("exclude panels, packs and profiles for single tests", async () => {
    const query = { species: "canine", category_ids: "1,6" };
    const every = await list(query);
    const single = await list({ ...query, is_single: true });
    expect(single.count).toBeGreaterThan(50);
    expect(single.count).toBeLessThan(every.count);
    for (const { name } of single.results) expect(name).not.toMatch(/panel|pack of/i);
    const one = await callRoute(
      "products.get",
      { params: { id: single.results[0]?.id ?? 0 } },
      { country: "AU" },
    );
    expect((one.body as Product).tests).toHaveLength(1);
  });

  it("count the same in facets and list", async () => {
    const query = { species: "feline", category_ids: "7,14", is_single: true, user_type: "vet" };
    const { body } = await callRoute("products.facets", { query }, { country: "AU" });
    const { types } = body as { types: Record<string, number> };
    expect((types["disease"] ?? 0) + (types["trait"] ?? 0)).toBe((await list(query)).count);
  });

  it("list litter packs for breeders and blood cards for vets", async () => {
    const named = async (user_type: string) =>
      (await list({ category_ids: "21", user_type })).results.map(({ name }) => name);
    expect(await named("breeder")).toContain("Litter collection pack");
    expect(await named("breeder")).not.toContain("Blood cards, pack of 10");
    expect(await named("vet")).toContain("Blood cards, pack of 10");
    expect(await named("vet")).not.toContain("Litter collection pack");
  });
});
