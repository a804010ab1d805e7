import { englishText } from "@/lib/domain/error-response";
import { describe, expect, it } from "vitest";
import { eq, inArray } from "drizzle-orm";
import { cartItems } from "@/backend/db/schema/carts";
import { testBreeds } from "@/backend/db/schema/breeds";
import { productBreeds, productTests } from "@/backend/db/schema/catalogue";
import { startTestBackend } from "@/backend/testing/server";
import { limits } from "@/lib/config/limits";

const { callRoute, readRoute, database } = startTestBackend();
const country = "AU";
const single = 401;
const packOfFive = 441;
const packOfTen = 442;
const packOfCatProfiles = 541;
const profileForAnyCat = 501;
const maineCoonProfile = 16008;

async function cartWith(quantity: number, productId = single) {
  const { sessionId } = await readRoute("cart.create", { body: {} }, { country });
  const read = () => readRoute("cart.get", { params: { sessionId } }, { country });
  const add = (body: object) => callRoute("cart.addItem", { params: { sessionId }, body }, { country });
  await add({ productId, quantity });
  const [item] = (await read()).items;
  if (item === undefined) throw new Error("The cart is empty.");
  const swap = (change: object = {}) =>
    callRoute(
      "cart.updateItem",
      {
        params: { sessionId, itemId: item.id },
        body: { productId, quantity, packProductId: packOfFive, ...change },
      },
      { country },
    );
  return { sessionId, item, read, add, swap };
}

describe("a pack offer", () => {
  it("names the packs that save most, and is missing where none is cheaper", async () => {
    expect((await cartWith(4)).item.packOffer).toBeNull();
    expect((await cartWith(6)).item.packOffer).toMatchObject({
      product: { id: packOfFive },
      packSize: 5,
      count: 1,
      rest: 1,
      saved: "60.00",
    });
    expect((await cartWith(12)).item.packOffer).toMatchObject({
      product: { id: packOfTen },
      count: 1,
      rest: 2,
    });
    expect((await cartWith(10, 969)).item.packOffer).toBeNull();
  });

  it("becomes a line with its price per kit, which single kits do not have", async () => {
    const { item } = await cartWith(2, packOfFive);
    expect(Number(item.kitAmount)).toBeCloseTo(Number(item.unitAmount) / 5);
    expect((await cartWith(4)).item.kitAmount).toBeNull();
  });

  it("replaces profiles of one breed by packs for any breed that report all their tests", async () => {
    expect((await cartWith(6, maineCoonProfile)).item.packOffer).toMatchObject({
      product: { id: packOfCatProfiles },
      packSize: 5,
      count: 1,
      rest: 1,
      saved: "60.00",
    });
    const contents = await database()
      .select()
      .from(productTests)
      .where(inArray(productTests.productId, [profileForAnyCat, maineCoonProfile]));
    const ofBreed = await database()
      .select()
      .from(testBreeds)
      .innerJoin(productBreeds, eq(productBreeds.breedId, testBreeds.breedId))
      .where(eq(productBreeds.productId, maineCoonProfile));
    const codesOf = (id: number) =>
      contents.flatMap(({ productId, testCode }) => (productId === id ? [testCode] : []));
    const reported = [...codesOf(profileForAnyCat), ...ofBreed.map((row) => row.test_breeds.testCode)];
    expect(reported).toEqual(expect.arrayContaining(codesOf(maineCoonProfile)));
  });

  it("replaces single kits by packs and saves what it says", async () => {
    const cart = await cartWith(6);
    const before = Number((await cart.read()).subtotal);
    expect(await cart.swap()).toMatchObject({ status: 200, body: { quantity: 1 } });
    const { items, subtotal } = await cart.read();
    expect(items.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [single, 1],
      [packOfFive, 1],
    ]);
    expect(before - Number(subtotal)).toBeCloseTo(60);
  });

  it("removes the line when no kit remains, moves its note and raises an existing pack", async () => {
    const cart = await cartWith(5);
    const params = { sessionId: cart.sessionId, itemId: cart.item.id };
    await callRoute("cart.updateItemNote", { params, body: { note: "Litter of May" } }, { country });
    await cart.add({ productId: packOfFive, quantity: 1 });
    expect((await cart.swap()).status).toBe(200);
    const { items } = await cart.read();
    expect(items).toMatchObject([{ product: { id: packOfFive }, quantity: 2, note: "Litter of May" }]);
  });

  it("leaves packs for a patient alone, and is refused above the highest quantity", async () => {
    const cart = await cartWith(5);
    await cart.add({ productId: packOfFive, quantity: 1 });
    const [, pack] = (await cart.read()).items;
    const change = (values: Partial<typeof cartItems.$inferInsert>) =>
      database()
        .update(cartItems)
        .set(values)
        .where(eq(cartItems.id, pack?.id ?? 0));
    await change({ quantity: limits.quantityMax });
    expect(await cart.swap()).toMatchObject({
      status: 428,
      body: { quantity: englishText("fields.invalid") },
    });
    await change({ quantity: 1, patientReference: "Rex" });
    expect((await cart.swap()).status).toBe(200);
    expect((await cart.read()).items).toMatchObject([
      { quantity: 1, patientReference: "Rex" },
      { product: { id: packOfFive }, quantity: 1, patientReference: null },
    ]);
  });

  it("is refused when repeated, for another quantity and for another pack", async () => {
    const cart = await cartWith(6);
    const refused = { status: 428, body: { packProductId: englishText("fields.invalid") } };
    expect(await cart.swap({ quantity: 5 })).toMatchObject(refused);
    expect(await cart.swap({ packProductId: packOfTen })).toMatchObject(refused);
    expect((await cart.swap()).status).toBe(200);
    expect(await cart.swap()).toMatchObject(refused);
    expect((await cart.read()).items.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });
});
