import { expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import type { Product } from "@/lib/contract/shop/products/products.types";

const { readRoute } = startTestBackend();

async function read(id: number, country = "AU"): Promise<Product> {
  return readRoute("products.get", { params: { id } }, { country });
}

it("products.get lists the sizes of a product with price per unit and saving, the same on each size's page", async () => {
  const { sizes } = await read(401);
  expect(sizes.map(({ packSize }) => packSize)).toEqual([1, 5, 10, 20]);
  const [single, pack] = sizes;
  const amount = (price: { amount: string } | null | undefined) => Number(price?.amount);
  expect(amount(pack?.each)).toBeCloseTo(amount(pack?.price) / 5);
  expect(amount(pack?.saved)).toBeCloseTo(amount(single?.price) * 5 - amount(pack?.price));
  expect(single?.saved).toBeNull();
  expect((await read(442)).sizes).toEqual(sizes);
});

it("products.get lists the cheaper packs for any breed as sizes of the profile of one breed", async () => {
  const { sizes } = await read(16008);
  expect(sizes.map(({ packSize }) => packSize)).toEqual([1, 5, 10, 20]);
  expect(sizes[0]).toMatchObject({ id: 16008, isForAllBreeds: false, saved: null });
  expect(sizes[1]).toMatchObject({ id: 541, isForAllBreeds: true, saved: { amount: "60.00" } });
});

it("products.get and products.list name the breed of a full breed profile for one breed", async () => {
  const profile = await read(14008);
  expect(profile.breedId).toBe(148);
  for (const id of [401, 969, 10003]) expect((await read(id)).breedId).toBeNull();
  const query = { search: "Full Breed Profile Australian Shepherd", isDetails: true };
  const { results } = await readRoute("products.list", { query });
  expect(results.find(({ id }) => id === profile.id)?.details?.breedId).toBe(148);
});

it("products.list says how many tests a product has, how long they take, and the price per kit of a pack", async () => {
  const query = { search: "Dog disease tests pack of 10", isDetails: true };
  const { results } = await readRoute("products.list", { query });
  const pack = await read(448);
  const listed = results.find(({ id }) => id === pack.id)?.details;
  expect(Number(listed?.each?.amount) * pack.packSize).toBeCloseTo(Number(listed?.price.amount), 0);
  expect(listed?.testCount).toBe(pack.tests.length);
  expect((await read(969)).resultDays).toEqual((await read(969)).turnaroundDays);
  expect((await read(427)).resultDays).toBeNull();
});

it("products.get lists packs that have no single product with each other, and nothing for other products", async () => {
  expect((await read(448)).sizes.map(({ id }) => id)).toEqual([447, 448, 449]);
  for (const id of [969, 616]) expect((await read(id)).sizes).toEqual([]);
});

it("products.get returns the store's delivery for posted products and null for others", async () => {
  expect((await read(969)).delivery).toMatchObject({
    price: { currency: { code: "AUD" } },
    minDays: 2,
    maxDays: 5,
  });
  expect((await read(969, "GB")).delivery?.price.currency.code).toBe("GBP");
  expect((await read(616)).delivery).not.toBeUndefined();
  for (const id of [404, 427, 602]) expect((await read(id)).delivery).toBeNull();
});

it("products.get states what a unit consists of", async () => {
  expect((await read(441)).fulfilment).toMatchObject({
    kits: 5,
    isTestIncluded: false,
    deliverable: "report",
  });
  expect((await read(616)).fulfilment).toMatchObject({ kits: 0, sample: "none", deliverable: "collar-tag" });
});

it("products.get names the breeds a test is reported in while they are few, and counts them otherwise", async () => {
  const { tests } = await read(969);
  for (const { breeds } of tests) expect(breeds.names).toHaveLength(breeds.count > 3 ? 0 : breeds.count);
  expect(tests.some(({ breeds }) => breeds.count > 3)).toBe(true);
});
