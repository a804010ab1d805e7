import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { prices } from "@/backend/db/schema/catalogue";
import { runBackend } from "@/backend/testing/server";
import { secondCustomProfile } from "@/lib/contract/cart/cart.messages";

const { ask, signIn, database } = runBackend();
const forDogs = 440;
const forCats = 540;
const genoPet = 969;

interface Item {
  readonly id: number;
  readonly unitAmount: string;
  readonly metaData: { readonly customProfileId: string | null };
  readonly customProfile: { readonly name: string | null; readonly tests: readonly { name: string }[] };
}

async function newCart(asker = {}): Promise<string> {
  const { body } = await ask("cart.create", { body: {} }, asker);
  return (body as { sessionId: string }).sessionId;
}

async function build(productIds: readonly number[], asker = {}): Promise<string> {
  const { body } = await ask("customProfiles.addItems", { body: { productIds } }, asker);
  return (body as { id: string }).id;
}

async function itemsOf(sessionId: string, asker = {}): Promise<readonly Item[]> {
  const { status, body } = await ask("cart.read", { params: { sessionId } }, asker);
  expect(status).toBe(200);
  return (body as { items: Item[] }).items;
}

function put(sessionId: string, customProfileId: string | undefined, more = {}, asker = {}) {
  const body = { productId: forDogs, quantity: 1, metaData: { customProfileId }, ...more };
  return ask("cart.addItem", { params: { sessionId }, body }, asker);
}

const second = { status: 409, body: { code: 104, message: secondCustomProfile } };
const tests = [10_010, 10_011, 10_012];

describe("a custom profile in a cart", () => {
  it("names what is inside and costs what the profile does, beside other things", async () => {
    const [sessionId, profile] = [await newCart(), await build(tests)];
    expect((await put(sessionId, profile, { priceSeen: "121.50", currencySeen: "USD" })).body).toEqual({
      id: expect.any(Number),
      quantity: 1,
    });
    await ask("cart.addItem", { params: { sessionId }, body: { productId: genoPet, quantity: 1 } });
    const [line, other] = await itemsOf(sessionId);
    expect(line).toMatchObject({
      product: { name: "Custom profile for dogs" },
      amount: "121.50",
      metaData: { customProfileId: profile },
      customProfile: { name: null, species: "canine", tests: tests.map((id) => ({ id })) },
    });
    expect(other?.customProfile).toBeNull();
  });

  it("follows its profile and its tests' prices; a price that was not seen is said", async () => {
    const [sessionId, profile] = [await newCart(), await build(tests)];
    expect((await put(sessionId, profile, { priceSeen: "1.00" })).body).toMatchObject({
      priceChanged: true,
      price: { amount: "121.50" },
    });
    const change = { params: { id: profile }, body: { productIds: [10_010, 10_020] } };
    await ask("customProfiles.replace", change);
    expect((await itemsOf(sessionId))[0]?.unitAmount).toBe("90.00");
    await database().update(prices).set({ amount: 4000 }).where(eq(prices.productId, 10_020));
    expect((await itemsOf(sessionId))[0]?.unitAmount).toBe("85.00");
    expect((await itemsOf(sessionId, { country: "GB" }))[0]?.unitAmount).toBe("75.00");
  });

  it("stays there when the profile is deleted", async () => {
    const token = await signIn("breeder");
    const [sessionId, id] = [await newCart({ token }), await build(tests, { token })];
    await put(sessionId, id, {}, { token });
    expect((await ask("customProfiles.remove", { params: { id } }, { token })).status).toBe(204);
    const line = (await itemsOf(sessionId, { token })).find(({ customProfile }) => customProfile);
    expect(line).toMatchObject({ unitAmount: "121.50", metaData: { customProfileId: null } });
    expect(line?.customProfile.tests).toHaveLength(3);
    expect(await put(sessionId, await build(tests, { token }), {}, { token })).toMatchObject(second);
  });
});

describe("a second custom profile", () => {
  it("is refused: the same, another, one for the other species, or two at once", async () => {
    const [sessionId, profile] = [await newCart(), await build(tests)];
    expect(await put(sessionId, profile, { quantity: 2 })).toMatchObject(second);
    expect((await put(sessionId, profile)).status).toBe(200);
    expect(await put(sessionId, profile)).toMatchObject(second);
    expect(await put(sessionId, await build(tests))).toMatchObject(second);
    expect(await put(sessionId, await build([12_001]), { productId: forCats })).toMatchObject(second);
    const [line] = await itemsOf(sessionId);
    const params = { sessionId, itemId: line?.id ?? 0 };
    const body = { productId: forDogs, quantity: 2 };
    expect(await ask("cart.changeItem", { params, body })).toMatchObject(second);
    expect(await itemsOf(sessionId)).toHaveLength(1);
  });

  it("is taken once the first is removed", async () => {
    const [sessionId, profile] = [await newCart(), await build(tests)];
    await put(sessionId, profile);
    const [line] = await itemsOf(sessionId);
    await ask("cart.removeItem", { params: { sessionId, itemId: line?.id ?? 0 } });
    expect((await put(sessionId, profile)).status).toBe(200);
  });

  it("of two pressed at once comes in once", async () => {
    const [sessionId, profile] = [await newCart(), await build(tests)];
    const both = await Promise.all([put(sessionId, profile), put(sessionId, profile)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("does not come about by joining carts: the one chosen last stays, the other is among the saved", async () => {
    const token = await signIn("owner");
    const own = await newCart({ token });
    const [earlier, later] = [await build([10_030]), await build([10_031])];
    await put(own, earlier, {}, { token });
    const guests = await newCart();
    await put(guests, later);
    const claimed = await ask("account.claimCart", { params: { sessionId: guests } }, { token });
    expect(claimed).toMatchObject({ status: 200, body: { sessionId: own } });
    const lines = (await itemsOf(own, { token })).filter(({ customProfile }) => customProfile);
    expect(lines.map(({ metaData }) => metaData.customProfileId)).toEqual([later]);
    const { body } = await ask("customProfiles.list", {}, { token });
    expect((body as { results: { id: string }[] }).results.map(({ id }) => id)).toContain(earlier);
  });
});

describe("is refused in a cart", () => {
  it.each([
    ["without a profile", undefined, forDogs, "metaData.customProfileId"],
    ["as an ordinary product", tests, genoPet, "productId"],
    ["as the other species' product", tests, forCats, "productId"],
  ])("%s", async (_how, chosen, productId, field) => {
    const profile = chosen && (await build(chosen));
    const answer = await put(await newCart(), profile, { productId });
    expect([answer.status, Object.keys(answer.body as object)]).toEqual([428, [field]]);
  });

  it("where it is somebody else's", async () => {
    const theirs = await build(tests, { token: await signIn("vet") });
    expect((await put(await newCart(), theirs)).status).toBe(404);
  });
});

it("its product is in no list, no search, and has no page", async () => {
  const query = { search: "custom profile", size: 100 };
  const { body } = await ask("products.list", { query });
  const ids = (body as { results: { id: number }[] }).results.map(({ id }) => id);
  for (const id of [forDogs, forCats]) {
    expect(ids).not.toContain(id);
    expect((await ask("products.one", { params: { id } })).status).toBe(404);
    const inCategory = { query: { category_ids: id === forDogs ? "27" : "28" } };
    expect((await ask("products.list", inCategory)).body).toMatchObject({ count: 0 });
  }
});
