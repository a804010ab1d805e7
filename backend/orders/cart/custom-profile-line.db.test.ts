import { englishText } from "@/lib/domain/error-response";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { breeds } from "@/backend/db/schema/breeds";
import { cartItems } from "@/backend/db/schema/carts";
import { prices } from "@/backend/db/schema/catalogue";
import { startTestBackend } from "@/backend/testing/server";
import { limits } from "@/lib/config/limits";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();
const forDogs = 440;
const forCats = 540;
const genoPet = 969;

async function createCart(options = {}): Promise<string> {
  return (await readRoute("cart.create", { body: {} }, options)).sessionId;
}

async function build(productIds: readonly number[], options = {}, breedId?: number): Promise<string> {
  return (await readRoute("customProfiles.addItems", { body: { productIds, breedId } }, options)).id;
}

async function itemsOf(sessionId: string, options = {}) {
  return (await readRoute("cart.get", { params: { sessionId } }, options)).items;
}

function addProfile(sessionId: string, customProfileId: string | undefined, more = {}, options = {}) {
  const body = { productId: forDogs, quantity: 1, metaData: { customProfileId }, ...more };
  return callRoute("cart.addItem", { params: { sessionId }, body }, options);
}

const second = { status: 409, body: { code: 104, message: englishText("refusals.secondCustomProfile") } };
const tests = [10_010, 10_011, 10_012];

describe("a custom profile in a cart", () => {
  it("lists its tests and has the profile's price", async () => {
    const [sessionId, profile] = [await createCart(), await build(tests)];
    expect((await addProfile(sessionId, profile, { priceSeen: "121.50", currencySeen: "USD" })).body).toEqual(
      {
        id: expect.any(Number),
        quantity: 1,
      },
    );
    await callRoute("cart.addItem", { params: { sessionId }, body: { productId: genoPet, quantity: 1 } });
    const [line, other] = await itemsOf(sessionId);
    expect(line).toMatchObject({
      product: { name: "Custom profile for dogs" },
      amount: "121.50",
      metaData: { customProfileId: profile },
      customProfile: { name: null, species: "canine", tests: tests.map((id) => ({ id })) },
    });
    expect(other?.customProfile).toBeNull();
  });

  it("follows changes of the profile and of test prices, and reports an outdated displayed price", async () => {
    const [sessionId, profile] = [await createCart(), await build(tests)];
    expect((await addProfile(sessionId, profile, { priceSeen: "1.00" })).body).toMatchObject({
      priceChanged: true,
      price: { amount: "121.50" },
    });
    const change = { params: { id: profile }, body: { productIds: [10_010, 10_020] } };
    await callRoute("customProfiles.replace", change);
    expect((await itemsOf(sessionId))[0]?.unitAmount).toBe("90.00");
    await updateRows(prices, { amount: 4000 }, eq(prices.productId, 10_020));
    expect((await itemsOf(sessionId))[0]?.unitAmount).toBe("85.00");
    expect((await itemsOf(sessionId, { country: "GB" }))[0]?.unitAmount).toBe("75.00");
  });

  /** A cart with a profile for which there is a better product. */
  async function createOffer() {
    const [breed] = await database().select().from(breeds).where(eq(breeds.name, "Maine Coon"));
    const breedId = breed?.id ?? 0;
    const inBreed = { species: "feline", breed: breedId, size: 6 };
    const ids = (await readRoute("customProfiles.tests", { query: inBreed })).results.map(({ id }) => id);
    const query = { tests: ids.join(","), breed: breedId };
    const { offer } = await readRoute("customProfiles.betterValue", { query });
    expect(offer).toMatchObject({ product: { name: expect.stringContaining("Maine Coon") }, testCount: 20 });
    if (offer === null) throw new Error("There is no offer.");
    const sessionId = await createCart();
    await addProfile(sessionId, await build(ids, {}, breedId), { productId: forCats });
    const [line] = await itemsOf(sessionId);
    expect(line).toMatchObject({ betterValue: offer });
    const params = { sessionId, itemId: line?.id ?? 0 };
    const body = { productId: forCats, quantity: 1, betterProductId: offer.product.id };
    const take = () => callRoute("cart.updateItem", { params, body });
    return { sessionId, params, offer, take };
  }

  const addKit = (sessionId: string, productId: number, quantity = 1) =>
    callRoute("cart.addItem", { params: { sessionId }, body: { productId, quantity } });

  it("is replaced, once, by the product that contains its tests for less", async () => {
    const { sessionId, offer, take } = await createOffer();
    expect(await take()).toMatchObject({ status: 200, body: { quantity: 1 } });
    expect(await itemsOf(sessionId)).toMatchObject([
      {
        product: { id: offer.product.id },
        amount: offer.price.amount,
        customProfile: null,
        betterValue: null,
      },
    ]);
    expect((await take()).status).toBe(428);
  });

  it("keeps its note when it joins the product in the cart, and is refused above the highest quantity", async () => {
    const { sessionId, params, offer, take } = await createOffer();
    await callRoute("cart.updateItemNote", { params, body: { note: "Blue collar" } });
    await addKit(sessionId, offer.product.id, limits.quantityMax);
    expect(await take()).toMatchObject({ status: 428, body: { quantity: englishText("fields.invalid") } });
    const before = await itemsOf(sessionId);
    expect(before).toHaveLength(2);
    await updateRows(cartItems, { quantity: 1 }, eq(cartItems.id, before[1]?.id ?? 0));
    expect(await take()).toMatchObject({ status: 200, body: { quantity: 2 } });
    expect(await itemsOf(sessionId)).toMatchObject([
      { product: { id: offer.product.id }, quantity: 2, note: "Blue collar" },
    ]);
  });

  it("stays apart from the product for another patient", async () => {
    const { sessionId, params, offer, take } = await createOffer();
    await addKit(sessionId, offer.product.id);
    const [, kit] = await itemsOf(sessionId);
    const references = [
      [params.itemId, "Bella"],
      [kit?.id ?? 0, "Rex"],
    ] as const;
    for (const [id, patientReference] of references)
      await updateRows(cartItems, { patientReference }, eq(cartItems.id, id));
    expect(await take()).toMatchObject({ status: 200, body: { id: params.itemId, quantity: 1 } });
    const product = { id: offer.product.id };
    expect(await itemsOf(sessionId)).toMatchObject([
      { product, quantity: 1, patientReference: "Bella" },
      { product, quantity: 1, patientReference: "Rex" },
    ]);
  });

  it("remains when the profile is deleted", async () => {
    const token = await signIn("breeder");
    const [sessionId, id] = [await createCart({ token }), await build(tests, { token })];
    await addProfile(sessionId, id, {}, { token });
    expect((await callRoute("customProfiles.remove", { params: { id } }, { token })).status).toBe(204);
    const line = (await itemsOf(sessionId, { token })).find(({ customProfile }) => customProfile);
    // Australian dollars: without a country chosen, that of the account.
    expect(line).toMatchObject({ unitAmount: "186.30", metaData: { customProfileId: null } });
    expect(line?.customProfile?.tests).toHaveLength(3);
    expect(await addProfile(sessionId, await build(tests, { token }), {}, { token })).toMatchObject(second);
  });
});

describe("a second custom profile", () => {
  it("is refused, whether the same, another, of the other species or as quantity two", async () => {
    const [sessionId, profile] = [await createCart(), await build(tests)];
    expect(await addProfile(sessionId, profile, { quantity: 2 })).toMatchObject(second);
    expect((await addProfile(sessionId, profile)).status).toBe(200);
    expect(await addProfile(sessionId, profile)).toMatchObject(second);
    expect(await addProfile(sessionId, await build(tests))).toMatchObject(second);
    expect(await addProfile(sessionId, await build([12_001]), { productId: forCats })).toMatchObject(second);
    const [line] = await itemsOf(sessionId);
    const params = { sessionId, itemId: line?.id ?? 0 };
    const body = { productId: forDogs, quantity: 2 };
    expect(await callRoute("cart.updateItem", { params, body })).toMatchObject(second);
    expect(await itemsOf(sessionId)).toHaveLength(1);
  });

  it("is accepted once the first is removed", async () => {
    const [sessionId, profile] = [await createCart(), await build(tests)];
    await addProfile(sessionId, profile);
    const [line] = await itemsOf(sessionId);
    await callRoute("cart.removeItem", { params: { sessionId, itemId: line?.id ?? 0 } });
    expect((await addProfile(sessionId, profile)).status).toBe(200);
  });

  it("is refused when two are added concurrently", async () => {
    const [sessionId, profile] = [await createCart(), await build(tests)];
    const responses = await Promise.all([addProfile(sessionId, profile), addProfile(sessionId, profile)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is replaced when carts are merged: the later one stays, the earlier one is saved", async () => {
    const token = await signIn("owner");
    const own = await createCart({ token });
    const [earlier, later] = [await build([10_030]), await build([10_031])];
    await addProfile(own, earlier, {}, { token });
    const guestCart = await createCart();
    await addProfile(guestCart, later);
    const claimed = await callRoute("cart.claim", { params: { sessionId: guestCart } }, { token });
    expect(claimed).toMatchObject({ status: 200, body: { sessionId: own } });
    const lines = (await itemsOf(own, { token })).filter(({ customProfile }) => customProfile);
    expect(lines.map(({ metaData }) => metaData.customProfileId)).toEqual([later]);
    const body = await readRoute("customProfiles.list", {}, { token });
    expect(body.results.map(({ id }) => id)).toContain(earlier);
  });
});

describe("adding a custom profile", () => {
  it.each([
    ["the product without a profile", undefined, forDogs, "metaData.customProfileId"],
    ["a profile as an ordinary product", tests, genoPet, "productId"],
    ["a profile as the other species' product", tests, forCats, "productId"],
  ])("rejects %s", async (_case, testIds, productId, field) => {
    const profile = testIds && (await build(testIds));
    const response = await addProfile(await createCart(), profile, { productId });
    expect([response.status, Object.keys(response.body as object)]).toEqual([428, [field]]);
  });
});

it("hides the custom profile products from lists, search and product pages", async () => {
  const query = { search: "custom profile", size: 100 };
  const ids = (await readRoute("products.list", { query })).results.map(({ id }) => id);
  for (const id of [forDogs, forCats]) {
    expect(ids).not.toContain(id);
    expect((await callRoute("products.get", { params: { id } })).status).toBe(404);
    const inCategory = { query: { category_ids: id === forDogs ? "27" : "28" } };
    expect((await callRoute("products.list", inCategory)).body).toMatchObject({ count: 0 });
  }
});
