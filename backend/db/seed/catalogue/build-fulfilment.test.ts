import { describe, expect, it } from "vitest";
import { categories } from "./categories";
import { fulfilmentOf } from "./build-fulfilment";
import { buildProducts } from "./build-products";
import type { ProductSeed } from "./product-seed";

const products = buildProducts();
const find = (id: number): ProductSeed => {
  const product = products.find((each) => each.id === id);
  if (product === undefined) throw new Error(`There is no product ${id}.`);
  return product;
};

const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  ten: 10,
  "twenty-five": 25,
};

describe("the fulfilment of every product", () => {
  it.each(products.map((product) => [product.id, product.name, product] as const))(
    "%i %s is complete and free of contradictions",
    (_id, _name, product) => {
      const row = fulfilmentOf(product);
      expect(row.kits > 0).toBe(row.sample !== "none");
      expect(row.kits > 0 && row.usesStoredSample).toBe(false);
      if (row.isTestIncluded || row.usesStoredSample) expect(row.labWork).not.toEqual([]);
      else expect(row.labWork).toEqual([]);
      // A unit without tube, laboratory work and thing is nothing.
      if (row.kits === 0 && row.labWork.length === 0) expect(row.deliverable).not.toBe("report");
      if (product.testCodes.length > 0 && row.isTestIncluded) expect(row.labWork).toContain("tests");
    },
  );

  it("gives each multi-pack as many blank tubes as units", () => {
    const packs = products.filter(
      ({ categoryId }) => categories.find(({ id }) => id === categoryId)?.group === "multi-packs",
    );
    expect(packs).toHaveLength(18);
    for (const pack of [...packs, find(510)]) {
      const { kits, packUnits, isTestIncluded, packOf } = fulfilmentOf(pack);
      expect([kits, packUnits, isTestIncluded, packOf]).toEqual([
        pack.packSize,
        pack.packSize,
        false,
        pack.packOf,
      ]);
    }
  });

  it("takes the number of blank tubes from the text of the product", () => {
    const supplies = products.filter((product) => {
      const { kits, isTestIncluded, packUnits } = fulfilmentOf(product);
      return kits > 1 && !isTestIncluded && packUnits === 0;
    });
    expect(supplies.map(({ id }) => id).toSorted()).toEqual([281, 282, 283, 284, 285, 286, 613]);
    for (const product of supplies) {
      const text = `${product.summary} ${product.description}`.toLowerCase();
      const counts = Object.entries(numberWords).filter(([, count]) => count === fulfilmentOf(product).kits);
      expect(
        counts.some(([word]) => text.includes(word)),
        product.name,
      ).toBe(true);
    }
  });

  it("uses the stored sample for every upgrade", () => {
    for (const product of products.filter(({ upgrade }) => upgrade !== null))
      expect(fulfilmentOf(product)).toMatchObject({ kits: 0, usesStoredSample: true });
  });

  it("refuses shippable products and subscriptions without a row of their own", () => {
    expect(() => fulfilmentOf({ ...find(298), id: 999_998 })).toThrow("needs a row");
    expect(() => fulfilmentOf({ ...find(601), id: 999_998 })).toThrow("needs a row");
  });

  it("makes a DNA profile with every full breed profile", () => {
    for (const id of [401, 402, 501, 429]) expect(fulfilmentOf(find(id)).labWork).toContain("dna-profile");
  });
});
