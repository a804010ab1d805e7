import { beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import { runBackend } from "@/backend/testing/server";
import type { Product } from "@/lib/contract/products/products.types";

const { ask, database } = runBackend();

interface Known {
  readonly id: number;
  readonly name: string;
  readonly cents: number;
  readonly codes: readonly string[];
  readonly packSize: number;
  readonly packOf: number | null;
}

let all: readonly Known[];
/** What each test costs by itself, worked out by hand. */
const alone = new Map<string, number>();
const read = async (id: number) => {
  const { status, body } = await ask("products.one", { params: { id } }, { country: "AU" });
  expect([id, status]).toEqual([id, 200]);
  return body as Product;
};
const centsOf = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);

beforeAll(async () => {
  const tests = await database().select().from(productTests);
  const rows = await database().select().from(products).innerJoin(prices, eq(prices.productId, products.id));
  all = rows
    .filter((row) => row.prices.region === "AU")
    .map(({ products: { id, name, packSize, packOf }, prices: { amount } }) => {
      const codes = tests.flatMap(({ productId, testCode }) => (productId === id ? [testCode] : []));
      return { id, name, packSize, packOf, cents: amount, codes };
    });
  for (const { codes, cents, packSize } of all) {
    const [code] = codes;
    if (code !== undefined && codes.length === 1 && packSize === 1)
      alone.set(code, Math.min(cents, alone.get(code) ?? Infinity));
  }
});

/** Some of every kind: asking for all 600 would prove no more. */
const sample = (list: readonly Known[], count: number) =>
  list.filter((_, at) => at % Math.max(1, Math.floor(list.length / count)) === 0);

describe("what a product costs compared with its parts", () => {
  it("is the sum over its tests that are sold by themselves, where that is more", async () => {
    const profiles = all.filter(({ codes, packSize }) => codes.length > 1 && packSize === 1);
    expect(profiles.length).toBeGreaterThan(10);
    let cheaper = 0;
    for (const { id, name, codes, cents } of sample(profiles, 25)) {
      const sold = codes.flatMap((code) => alone.get(code) ?? []);
      const sum = sold.reduce((total, one) => total + one, 0);
      const { singly } = await read(id);
      const said = singly && [singly.count, centsOf(singly.price), centsOf(singly.saved)];
      expect([name, said]).toEqual([
        name,
        sold.length > 1 && sum > cents ? [sold.length, sum, sum - cents] : null,
      ]);
      if (singly) cheaper++;
    }
    expect(cheaper).toBeGreaterThan(5);
  });

  it("is for a pack the price of as many pieces", async () => {
    const packs = all.filter(({ packSize, packOf }) => packSize > 1 && packOf !== null);
    expect(packs.length).toBeGreaterThan(0);
    for (const { id, packSize, packOf, cents } of packs) {
      const piece = all.find((one) => one.id === packOf)?.cents ?? 0;
      const { singly } = await read(id);
      expect(singly).toMatchObject({ count: packSize });
      expect(singly && centsOf(singly.saved)).toBe(piece * packSize - cents);
    }
  });

  it("is nothing for a single test", async () => {
    const single = all.filter(({ codes, packSize }) => codes.length === 1 && packSize === 1);
    for (const { id } of sample(single, 10)) expect((await read(id)).singly).toBeNull();
  });
});

describe("what includes a single test", () => {
  it("has it inside with others, is no pack, and says how many", async () => {
    let found = 0;
    for (const { id, codes } of sample(
      all.filter((one) => one.codes.length === 1),
      20,
    )) {
      const { bundles } = await read(id);
      expect(bundles.length).toBeLessThanOrEqual(3);
      for (const bundle of bundles) {
        const known = all.find((one) => one.id === bundle.id);
        expect(known?.codes).toContain(codes[0]);
        expect([bundle.testCount, known?.packSize]).toEqual([known?.codes.length, 1]);
        expect(centsOf(bundle.price)).toBe(known?.cents);
        found++;
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  it("is nothing for what has many tests itself", async () => {
    const profile = all.find(({ codes }) => codes.length > 5);
    expect((await read(profile?.id ?? 0)).bundles).toEqual([]);
  });
});
