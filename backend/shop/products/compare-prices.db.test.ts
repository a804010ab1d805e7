import { beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { maxSavingPercent } from "@/lib/config/shop/catalogue";
import { groupBy } from "@/lib/domain/group-by";
import { priceCustomProfile } from "@/lib/domain/orders/custom-profile-price";
import { prices, productBreeds, products, productTests } from "@/backend/db/schema/catalogue";
import { startTestBackend } from "@/backend/testing/server";
import type { Product } from "@/lib/contract/shop/products/products.types";

const { callRoute, database } = startTestBackend();

interface KnownProduct {
  readonly id: number;
  readonly name: string;
  readonly cents: number;
  readonly codes: readonly string[];
  readonly packSize: number;
  readonly packOf: number | null;
}

let all: readonly KnownProduct[];
/** Price of each test on its own, computed from the rows. */
const singleTestPrices = new Map<string, number>();
const read = async (id: number) => {
  const { status, body } = await callRoute("products.get", { params: { id } }, { country: "AU" });
  expect([id, status]).toEqual([id, 200]);
  return body as Product;
};
const centsOf = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);

beforeAll(async () => {
  const tests = await database().select().from(productTests);
  const testsOf = new Map(groupBy(tests, ({ productId }) => productId));
  const rows = await database().select().from(products).innerJoin(prices, eq(prices.productId, products.id));
  all = rows
    .filter((row) => row.prices.store === "AU")
    .map(({ products: { id, name, packSize, packOf }, prices: { amount } }) => {
      const codes = (testsOf.get(id) ?? []).map(({ testCode }) => testCode);
      return { id, name, packSize, packOf, cents: amount, codes };
    });
  for (const { codes, cents, packSize } of all) {
    const [code] = codes;
    if (code !== undefined && codes.length === 1 && packSize === 1)
      singleTestPrices.set(code, Math.min(cents, singleTestPrices.get(code) ?? Infinity));
  }
});

/** An evenly spaced sample, because reading all 600 products would take long. */
const sample = (list: readonly KnownProduct[], count: number) =>
  list.filter((_, at) => at % Math.max(1, Math.floor(list.length / count)) === 0);

describe("the price comparison of a product", () => {
  it("takes its tests in a custom profile, if that costs more and the saving is realistic", async () => {
    const profiles = all.filter(({ codes, packSize }) => codes.length > 1 && packSize === 1);
    expect(profiles.length).toBeGreaterThan(10);
    let cheaper = 0;
    for (const { id, name, codes, cents } of sample(profiles, 25)) {
      const partPrices = codes.flatMap((code) => singleTestPrices.get(code) ?? []);
      const sum = priceCustomProfile(partPrices).amount;
      const isRealistic = sum > cents && (sum - cents) * 100 <= sum * maxSavingPercent;
      const { singly } = await read(id);
      const comparison = singly && [singly.count, centsOf(singly.price), centsOf(singly.saved)];
      expect([name, comparison]).toEqual([
        name,
        partPrices.length > 1 && isRealistic ? [partPrices.length, sum, sum - cents] : null,
      ]);
      if (singly) cheaper++;
    }
    expect(cheaper).toBeGreaterThan(1);
  });

  it("multiplies the price of one piece for packs", async () => {
    const packs = all.filter(({ packSize, packOf }) => packSize > 1 && packOf !== null);
    expect(packs.length).toBeGreaterThan(0);
    for (const { id, packSize, packOf, cents } of packs) {
      const piece = all.find((candidate) => candidate.id === packOf)?.cents ?? 0;
      const { singly } = await read(id);
      expect(singly).toMatchObject({ count: packSize });
      expect(singly && centsOf(singly.saved)).toBe(piece * packSize - cents);
    }
  });

  it("is null for a single test", async () => {
    const single = all.filter(({ codes, packSize }) => codes.length === 1 && packSize === 1);
    for (const { id } of sample(single, 10)) expect((await read(id)).singly).toBeNull();
  });
});

describe("the bundles of a single test", () => {
  it("contain the test among others, are no packs, and have the number of tests", async () => {
    let found = 0;
    for (const { id, codes } of sample(
      all.filter((product) => product.codes.length === 1),
      20,
    )) {
      const { bundles } = await read(id);
      expect(bundles.length).toBeLessThanOrEqual(3);
      for (const bundle of bundles) {
        const product = all.find((candidate) => candidate.id === bundle.id);
        expect(product?.codes).toContain(codes[0]);
        expect([bundle.testCount, product?.packSize]).toEqual([product?.codes.length, 1]);
        expect(centsOf(bundle.price)).toBe(product?.cents);
        found++;
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  it("are empty for products with several tests", async () => {
    const profile = all.find(({ codes }) => codes.length > 5);
    expect((await read(profile?.id ?? 0)).bundles).toEqual([]);
  });
});

describe("the related products", () => {
  it("are up to three others for the same species without packs and bundles, and share breeds first", async () => {
    for (const { id } of sample(all, 25)) {
      const { related, bundles, species } = await read(id);
      const ids = related.map((other) => other.id);
      expect(ids.length).toBeLessThanOrEqual(3);
      expect(ids).not.toContain(id);
      for (const other of related) {
        expect(bundles.map((bundle) => bundle.id)).not.toContain(other.id);
        expect(all.find((candidate) => candidate.id === other.id)).toMatchObject({
          packSize: 1,
          cents: centsOf(other.price),
        });
        if (species !== null) expect(other.species).toBe(species);
      }
    }
  });

  it("begin with those reported in the same breeds", async () => {
    const links = await database().select().from(productBreeds);
    const breedsOf = (id: number) =>
      links.flatMap(({ productId, breedId }) => (productId === id ? [breedId] : []));
    let found = 0;
    for (const { id } of sample(
      all.filter((product) => product.packSize === 1 && breedsOf(product.id).length > 0),
      15,
    )) {
      const own = breedsOf(id);
      const shared = (await read(id)).related.map(
        (other) => breedsOf(other.id).filter((breedId) => own.includes(breedId)).length,
      );
      expect(shared).toEqual([...shared].sort((one, other) => other - one));
      found += shared.filter((count) => count > 0).length;
    }
    expect(found).toBeGreaterThan(10);
  });
});
