import { englishText } from "@/lib/domain/error-response";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, readRoute, signIn } = startTestBackend();
const [kit, healthUpgrade, fullBreedUpgrade, parentage, certificate] = [969, 427, 429, 404, 288];

let breeder = "";
let owner = "";
const dogs: number[] = [];
let [cat, otherOwnersDog] = [0, 0];

/** Those whose reports lack something that the product would add. */
async function animalsOf(token: string, productId: number) {
  const { animals } = (await readRoute("myProducts.get", { params: { id: productId } }, { token })).mine;
  return animals.filter(({ isReported }) => !isReported).map(({ id }) => id);
}

beforeAll(async () => {
  [breeder, owner] = [await signIn("breeder"), await signIn("owner")];
  const upgradable = await animalsOf(breeder, healthUpgrade);
  dogs.push(...(await animalsOf(breeder, fullBreedUpgrade)).filter((id) => upgradable.includes(id)));
  cat = (await animalsOf(breeder, 504))[0] ?? 0;
  otherOwnersDog = (await animalsOf(owner, parentage))[0] ?? 0;
});

async function emptyCart(token: string) {
  const created = await callRoute("cart.create", { body: {} }, { token });
  const { sessionId } = created.body as { sessionId: string };
  const body = await readRoute("cart.get", { params: { sessionId } }, { token });
  for (const { id: itemId } of body.items)
    await callRoute("cart.removeItem", { params: { sessionId, itemId } }, { token });
  return sessionId;
}

const add = (sessionId: string, body: object, token?: string) =>
  callRoute("cart.addItem", { params: { sessionId }, body: { quantity: 1, ...body } }, { token });
const forAnimal = (productId: number, animalId?: number) => ({ productId, metaData: { animalId } });

async function guestCart() {
  return String((await readRoute("cart.create", { body: {} })).sessionId);
}

async function itemsOf(sessionId: string, token?: string) {
  const { body } = await callRoute("cart.get", { params: { sessionId } }, { token });
  return (body as { items: { id: number; quantity: number; metaData: object }[] }).items;
}

const refusal = (code: number, message: string) => ({ status: 409, body: { code, message } });
const mixedUpgrades = refusal(101, "You can't mix test upgrades and regular products.");
const alreadyInCart = refusal(102, "This item is already in your cart. You can only add it once.");

describe("an animal on an item", () => {
  it("must be the caller's own and of the right species; all else gets the same field error", async () => {
    const sessionId = await emptyCart(breeder);
    const responses = [
      await add(sessionId, forAnimal(parentage, otherOwnersDog), breeder),
      await add(sessionId, forAnimal(parentage, 2_000_000_000), breeder),
      await add(sessionId, forAnimal(parentage, cat), breeder),
      await add(await guestCart(), forAnimal(parentage, dogs[0])),
    ];
    for (const { status, body } of responses)
      expect([status, body]).toEqual([428, { "metaData.animalId": englishText("fields.invalid") }]);
    expect(await itemsOf(sessionId, breeder)).toEqual([]);
  });

  it("may be of any species if the product is for all species", async () => {
    const sessionId = await emptyCart(breeder);
    expect((await add(sessionId, forAnimal(certificate, cat), breeder)).status).toBe(200);
  });
});

describe("an upgrade", () => {
  it("gets its flags from the product and rejects contradicting ones", async () => {
    const sessionId = await emptyCart(breeder);
    await add(sessionId, forAnimal(healthUpgrade, dogs[0]), breeder);
    expect(await itemsOf(sessionId, breeder)).toMatchObject([
      { metaData: { isUpgradeTests: true, isUpgradeFullbreed: false, animalId: dogs[0] } },
    ]);
    const wrong = { productId: kit, metaData: { isUpgradeTests: true } };
    expect(await add(sessionId, wrong, breeder)).toMatchObject({
      status: 428,
      body: { "metaData.isUpgradeTests": englishText("fields.invalid") },
    });
  });

  it.each([healthUpgrade, fullBreedUpgrade])("%s excludes regular products", async (upgrade) => {
    const first = await emptyCart(breeder);
    await add(first, forAnimal(upgrade, dogs[0]), breeder);
    expect(await add(first, { productId: kit }, breeder)).toMatchObject(mixedUpgrades);
    const second = await emptyCart(breeder);
    await add(second, { productId: kit }, breeder);
    expect(await add(second, forAnimal(upgrade, dogs[0]), breeder)).toMatchObject(mixedUpgrades);
    expect(await itemsOf(second, breeder)).toHaveLength(1);
  });

  it("allows other upgrades, of either kind and for other animals", async () => {
    const sessionId = await emptyCart(breeder);
    for (const item of [
      forAnimal(healthUpgrade, dogs[0]),
      forAnimal(healthUpgrade, dogs[1]),
      forAnimal(fullBreedUpgrade, dogs[0]),
    ])
      expect((await add(sessionId, item, breeder)).status).toBe(200);
  });

  it("is added once per animal, also by concurrent requests", async () => {
    const sessionId = await emptyCart(breeder);
    const responses = await Promise.all(
      [1, 2].map(() => add(sessionId, forAnimal(healthUpgrade, dogs[0]), breeder)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)).toMatchObject(alreadyInCart);
    expect(await itemsOf(sessionId, breeder)).toHaveLength(1);
  });
});

describe("a test for an animal", () => {
  it("is added once and always has quantity one", async () => {
    const sessionId = await emptyCart(breeder);
    const two = { ...forAnimal(parentage, dogs[0]), quantity: 2 };
    expect(await add(sessionId, two, breeder)).toMatchObject({
      status: 428,
      body: { quantity: englishText("fields.invalid") },
    });
    await add(sessionId, forAnimal(parentage, dogs[0]), breeder);
    expect(await add(sessionId, forAnimal(parentage, dogs[0]), breeder)).toMatchObject(alreadyInCart);
    expect((await add(sessionId, forAnimal(parentage, dogs[1]), breeder)).status).toBe(200);
    const [line] = await itemsOf(sessionId, breeder);
    const change = (quantity: number) =>
      callRoute(
        "cart.updateItem",
        { params: { sessionId, itemId: line?.id ?? 0 }, body: { productId: parentage, quantity } },
        { token: breeder },
      );
    expect([(await change(2)).status, (await change(1)).status]).toEqual([428, 200]);
  });

  it("differs from a posted product, of which an animal may have two", async () => {
    const sessionId = await emptyCart(breeder);
    for (const quantity of [1, 1])
      await add(sessionId, { ...forAnimal(certificate, dogs[0]), quantity }, breeder);
    expect(await itemsOf(sessionId, breeder)).toMatchObject([{ quantity: 2 }]);
  });
});

describe("merging a guest's cart", () => {
  const claim = (sessionId: string, token: string) =>
    callRoute("cart.claim", { params: { sessionId } }, { token });

  it("refuses to mix upgrades and regular products, and leaves both carts unchanged", async () => {
    const own = await emptyCart(breeder);
    await add(own, forAnimal(healthUpgrade, dogs[0]), breeder);
    const guest = await guestCart();
    await add(guest, { productId: kit });
    expect(await claim(guest, breeder)).toMatchObject(mixedUpgrades);
    expect(await itemsOf(guest)).toHaveLength(1);
    expect(await itemsOf(own, breeder)).toHaveLength(1);
    await emptyCart(breeder);
    expect(await claim(guest, breeder)).toMatchObject({ status: 200, body: { sessionId: own } });
  });

  it("does not duplicate an upgrade", async () => {
    const own = await emptyCart(breeder);
    await add(own, { productId: healthUpgrade }, breeder);
    const guest = await guestCart();
    await add(guest, { productId: healthUpgrade });
    expect((await claim(guest, breeder)).status).toBe(200);
    expect(await itemsOf(own, breeder)).toMatchObject([{ quantity: 1 }]);
  });

  it("drops lines for another user's animals", async () => {
    await emptyCart(breeder);
    const guest = await guestCart();
    await add(guest, forAnimal(parentage, otherOwnersDog), owner);
    await add(guest, { productId: kit }, owner);
    const { body } = await claim(guest, breeder);
    const { sessionId } = body as { sessionId: string };
    expect(await itemsOf(sessionId, breeder)).toMatchObject([{ metaData: { animalId: null } }]);
  });
});
