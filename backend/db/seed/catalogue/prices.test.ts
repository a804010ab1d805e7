import { describe, expect, it } from "vitest";
import { buildProducts } from "./build-products";
import { priceOf } from "./prices";
import bandRows from "@/backend/db/seed/data/price-bands.json" with { type: "json" };
import { type Store, stores } from "@/lib/config/markets";
import { type ProductSeed } from "./product-seed";
import { testByCode } from "./test-facts";

const products = buildProducts();
const byId = new Map(products.map((product) => [product.id, product]));
const amount = (product: ProductSeed, region: Store): number => priceOf(product, region).amount;

function singly(product: ProductSeed, region: Store): number {
  return product.testCodes.reduce((sum, code) => {
    const single = byId.get(testByCode(code).productId);
    return sum + (single ? amount(single, region) : 0);
  }, 0);
}

describe("prices", () => {
  it("exist for every product in all 13 stores", () => {
    expect(stores).toHaveLength(13);
    for (const product of products) {
      for (const region of stores) {
        expect(amount(product, region), `${product.name} ${region}`).toBeGreaterThan(0);
        expect(Number.isInteger(amount(product, region))).toBe(true);
      }
    }
  });

  it("use every price band", () => {
    expect(new Set(products.map((product) => product.priceBand))).toEqual(
      new Set(bandRows.map((row) => row.band)),
    );
  });

  it("reject an unknown price band", () => {
    expect(() => priceOf({ priceBand: "none" }, "AU")).toThrow("price band");
  });

  it("are lower for panels and bundles than for their tests bought singly", () => {
    const bundles = products.filter((product) => product.testCodes.length > 1);
    expect(bundles.length).toBeGreaterThan(100);
    for (const bundle of bundles) {
      for (const region of stores) {
        expect(amount(bundle, region), `${bundle.name} ${region}`).toBeLessThan(singly(bundle, region));
      }
    }
    for (const [bundle, parts] of [
      [405, [403, 404]],
      [505, [503, 504]],
    ] as const) {
      for (const region of stores) {
        const whole = priceOf(byId.get(bundle) ?? { priceBand: "" }, region).amount;
        const sum = parts.reduce(
          (total, id) => total + priceOf(byId.get(id) ?? { priceBand: "" }, region).amount,
          0,
        );
        expect(whole).toBeLessThan(sum);
      }
    }
  });

  it("are lower for an upgrade than for the full product", () => {
    for (const region of stores) {
      const at = (priceBand: string): number => priceOf({ priceBand }, region).amount;
      expect(at("upgrade-single")).toBeLessThan(at("single-trait"));
      expect(at("upgrade-full-breed")).toBeLessThan(at("full-breed"));
    }
  });

  it("are lower per kit in a pack, and lower still in a bigger pack", () => {
    const packs = products.filter((product) => product.packSize > 1 && product.categoryId !== 21);
    expect(packs).toHaveLength(19);
    for (const region of stores) {
      for (const pack of packs) {
        const one = pack.packOf === null ? { priceBand: "single-disease" } : byId.get(pack.packOf);
        const piece = amount(pack, region) / pack.packSize;
        expect(piece, `${pack.name} ${region}`).toBeLessThan(
          priceOf(one ?? { priceBand: "" }, region).amount,
        );
        const same = packs.filter((other) => other.species === pack.species && other.packOf === pack.packOf);
        for (const bigger of same.filter((other) => other.packSize > pack.packSize)) {
          expect(amount(bigger, region) / bigger.packSize, `${bigger.name} ${region}`).toBeLessThan(piece);
        }
      }
      const kit = priceOf({ priceBand: "swab-kit" }, region).amount;
      const ten = priceOf({ priceBand: "swab-pack-10" }, region).amount / 10;
      expect(ten).toBeLessThan(kit);
      expect(priceOf({ priceBand: "swab-pack-25" }, region).amount / 25).toBeLessThan(ten);
    }
  });
});
