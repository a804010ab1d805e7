import { describe, expect, it } from "vitest";
import { buildProducts } from "./build-products";
import { priceOf } from "./prices";
import bandRows from "@/backend/db/seed/data/price-bands.json" with { type: "json" };
import { type Store, stores } from "@/lib/config/markets/markets";
import { type ProductSeed } from "./product-seed";
import { testByCode } from "./test-facts";

const products = buildProducts();
const byId = new Map(products.map((product) => [product.id, product]));
const amount = (product: ProductSeed, store: Store): number => priceOf(product, store).amount;

function singly(product: ProductSeed, store: Store): number {
  return product.testCodes.reduce((sum, code) => {
    const single = byId.get(testByCode(code).productId);
    return sum + (single ? amount(single, store) : 0);
  }, 0);
}

describe("prices", () => {
  it("exist for every product in all 13 stores", () => {
    expect(stores).toHaveLength(13);
    for (const product of products) {
      for (const store of stores) {
        expect(amount(product, store), `${product.name} ${store}`).toBeGreaterThan(0);
        expect(Number.isInteger(amount(product, store))).toBe(true);
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
      for (const store of stores) {
        expect(amount(bundle, store), `${bundle.name} ${store}`).toBeLessThan(singly(bundle, store));
      }
    }
    for (const [bundle, parts] of [
      [405, [403, 404]],
      [505, [503, 504]],
    ] as const) {
      for (const store of stores) {
        const whole = priceOf(byId.get(bundle) ?? { priceBand: "" }, store).amount;
        const sum = parts.reduce(
          (total, id) => total + priceOf(byId.get(id) ?? { priceBand: "" }, store).amount,
          0,
        );
        expect(whole).toBeLessThan(sum);
      }
    }
  });

  it("are lower for an upgrade than for the full product", () => {
    for (const store of stores) {
      const at = (priceBand: string): number => priceOf({ priceBand }, store).amount;
      expect(at("upgrade-single")).toBeLessThan(at("single-trait"));
      expect(at("upgrade-full-breed")).toBeLessThan(at("full-breed"));
    }
  });

  it("are lower per kit in a pack, and lower still in a bigger pack", () => {
    const packs = products.filter((product) => product.packSize > 1 && product.categoryId !== 21);
    expect(packs).toHaveLength(19);
    for (const store of stores) {
      for (const pack of packs) {
        const one = pack.packOf === null ? { priceBand: "single-disease" } : byId.get(pack.packOf);
        const piece = amount(pack, store) / pack.packSize;
        expect(piece, `${pack.name} ${store}`).toBeLessThan(priceOf(one ?? { priceBand: "" }, store).amount);
        const same = packs.filter((other) => other.species === pack.species && other.packOf === pack.packOf);
        for (const bigger of same.filter((other) => other.packSize > pack.packSize)) {
          expect(amount(bigger, store) / bigger.packSize, `${bigger.name} ${store}`).toBeLessThan(piece);
        }
      }
      const kit = priceOf({ priceBand: "swab-kit" }, store).amount;
      const ten = priceOf({ priceBand: "swab-pack-10" }, store).amount / 10;
      expect(ten).toBeLessThan(kit);
      expect(priceOf({ priceBand: "swab-pack-25" }, store).amount / 25).toBeLessThan(ten);
    }
  });
});
