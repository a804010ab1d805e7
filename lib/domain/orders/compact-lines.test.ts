import { productTypes } from "@/lib/config/shop/product-types";
import { expect, it } from "vitest";
import { compactLines } from "./compact-lines";

const item = (
  id: number,
  productId: number,
  more: Partial<Parameters<typeof compactLines>[0][number]> = {},
) => ({
  id,
  quantity: 1,
  amount: "19.99",
  product: { id: productId, typeId: 2 },
  hasUpgradeOption: false,
  metaData: { animalId: null },
  patientReference: null,
  note: null,
  ...more,
});

it("compactLines groups items of a product and keeps the newest", () => {
  const [line, ...others] = compactLines([
    item(7, 1, { quantity: 2, amount: "39.98" }),
    item(9, 1),
    item(8, 1),
  ]);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ newest: { id: 9 }, quantity: 4, amount: "79.96" });
  expect(line?.items.map(({ id }) => id)).toEqual([7, 9, 8]);
});

it("compactLines keeps items of different animals separate", () => {
  const animalIds = [4, null, 5, 4];
  const lines = compactLines(animalIds.map((animalId, at) => item(at + 1, 3, { metaData: { animalId } })));
  expect(lines.map(({ items }) => items.map(({ id }) => id))).toEqual([[1, 4], [2], [3]]);
});

it("compactLines keeps upgradable items separate", () => {
  const lines = compactLines([
    item(1, 5, { hasUpgradeOption: true }),
    item(2, 5, { hasUpgradeOption: true }),
    item(3, 5),
  ]);
  expect(lines.map(({ newest }) => newest.id)).toEqual([1, 2, 3]);
});

it("compactLines leaves out shipping and accepts an empty cart", () => {
  expect(compactLines([item(1, 2, { product: { id: 2, typeId: productTypes.shippingMethod } })])).toEqual([]);
  expect(compactLines([])).toEqual([]);
});

it("compactLines adds amounts exactly", () => {
  const items = ["0.10", "0.20", "1.15", "2.68"].map((amount, at) => item(at + 1, 3, { amount }));
  expect(compactLines(items)[0]?.amount).toBe("4.13");
});

it("compactLines keeps items of different patients separate", () => {
  const lines = compactLines([item(1, 1, { patientReference: "4711" }), item(2, 1), item(3, 1)]);
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
});

it("compactLines keeps items with a note separate", () => {
  const lines = compactLines([
    item(1, 1, { note: "Rex" }),
    item(2, 1),
    item(3, 1, { note: "Bella" }),
    item(4, 1),
  ]);
  expect(lines.map(({ items }) => items.map(({ id }) => id))).toEqual([[1], [2, 4], [3]]);
});
