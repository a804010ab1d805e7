import { beforeAll, describe, expect, it } from "vitest";
import { runBackend } from "@/backend/testing/server";
import { fieldMessages } from "@/lib/contract/messages";

const { ask, signIn } = runBackend();
const [kit, healthUpgrade, fullBreedUpgrade, parentage, certificate] = [969, 427, 429, 404, 288];

let breeder = "";
let owner = "";
const dogs: number[] = [];
let [cat, strangersDog] = [0, 0];

async function animalsOf(token: string, productId: number) {
  const { body } = await ask("myProducts.one", { params: { id: productId } }, { token });
  return (body as { mine: { animals: { id: number }[] } }).mine.animals.map(({ id }) => id);
}

beforeAll(async () => {
  [breeder, owner] = [await signIn("breeder"), await signIn("owner")];
  dogs.push(...(await animalsOf(breeder, parentage)));
  cat = (await animalsOf(breeder, 504))[0] ?? 0;
  strangersDog = (await animalsOf(owner, parentage))[0] ?? 0;
});

async function emptyCart(token: string) {
  const made = await ask("cart.create", { body: {} }, { token });
  const { sessionId } = made.body as { sessionId: string };
  const { body } = await ask("cart.read", { params: { sessionId } }, { token });
  for (const { id: itemId } of (body as { items: { id: number }[] }).items)
    await ask("cart.removeItem", { params: { sessionId, itemId } }, { token });
  return sessionId;
}

const add = (sessionId: string, body: object, token?: string) =>
  ask("cart.addItem", { params: { sessionId }, body: { quantity: 1, ...body } }, { token });
const forAnimal = (productId: number, animalId?: number) => ({ productId, metaData: { animalId } });

async function guestCart() {
  return String(((await ask("cart.create", { body: {} })).body as { sessionId: string }).sessionId);
}

async function itemsOf(sessionId: string, token?: string) {
  const { body } = await ask("cart.read", { params: { sessionId } }, { token });
  return (body as { items: { id: number; quantity: number; metaData: object }[] }).items;
}

const refused = (code: number, message: string) => ({ status: 409, body: { code, message } });
const mixed = refused(101, "You can't mix test upgrades and regular products.");
const twice = refused(102, "This item is already in your cart. You can only add it once.");

describe("an animal on an item", () => {
  it("is one's own: everything else is answered alike, to guests too", async () => {
    const sessionId = await emptyCart(breeder);
    const answers = [
      await add(sessionId, forAnimal(parentage, strangersDog), breeder),
      await add(sessionId, forAnimal(parentage, 2_000_000_000), breeder),
      await add(sessionId, forAnimal(parentage, cat), breeder),
      await add(await guestCart(), forAnimal(parentage, dogs[0])),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([428, { "metaData.animalId": fieldMessages.invalid }]);
    expect(await itemsOf(sessionId, breeder)).toEqual([]);
  });

  it("may be of any kind where the product is for every kind", async () => {
    const sessionId = await emptyCart(breeder);
    expect((await add(sessionId, forAnimal(certificate, cat), breeder)).status).toBe(200);
  });
});

describe("an upgrade", () => {
  it("is marked as what the product is, whatever is left out, and not as what it is not", async () => {
    const sessionId = await emptyCart(breeder);
    await add(sessionId, forAnimal(healthUpgrade, dogs[0]), breeder);
    expect(await itemsOf(sessionId, breeder)).toMatchObject([
      { metaData: { isUpgradeTests: true, isUpgradeFullbreed: false, animalId: dogs[0] } },
    ]);
    const wrong = { productId: kit, metaData: { isUpgradeTests: true } };
    expect(await add(sessionId, wrong, breeder)).toMatchObject({
      status: 428,
      body: { "metaData.isUpgradeTests": fieldMessages.invalid },
    });
  });

  it.each([healthUpgrade, fullBreedUpgrade])("%s stands beside no regular product", async (upgrade) => {
    const first = await emptyCart(breeder);
    await add(first, forAnimal(upgrade, dogs[0]), breeder);
    expect(await add(first, { productId: kit }, breeder)).toMatchObject(mixed);
    const second = await emptyCart(breeder);
    await add(second, { productId: kit }, breeder);
    expect(await add(second, forAnimal(upgrade, dogs[0]), breeder)).toMatchObject(mixed);
    expect(await itemsOf(second, breeder)).toHaveLength(1);
  });

  it("stands beside other upgrades, of either sort and for other animals", async () => {
    const sessionId = await emptyCart(breeder);
    for (const item of [
      forAnimal(healthUpgrade, dogs[0]),
      forAnimal(healthUpgrade, dogs[1]),
      forAnimal(fullBreedUpgrade, dogs[0]),
    ])
      expect((await add(sessionId, item, breeder)).status).toBe(200);
  });

  it("is there once for an animal, also when it is asked for twice at once", async () => {
    const sessionId = await emptyCart(breeder);
    const both = await Promise.all(
      [1, 2].map(() => add(sessionId, forAnimal(healthUpgrade, dogs[0]), breeder)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(twice);
    expect(await itemsOf(sessionId, breeder)).toHaveLength(1);
  });
});

describe("a test for an animal", () => {
  it("is there once, with a quantity of one that stays so", async () => {
    const sessionId = await emptyCart(breeder);
    const two = { ...forAnimal(parentage, dogs[0]), quantity: 2 };
    expect(await add(sessionId, two, breeder)).toMatchObject({
      status: 428,
      body: { quantity: fieldMessages.invalid },
    });
    await add(sessionId, forAnimal(parentage, dogs[0]), breeder);
    expect(await add(sessionId, forAnimal(parentage, dogs[0]), breeder)).toMatchObject(twice);
    expect((await add(sessionId, forAnimal(parentage, dogs[1]), breeder)).status).toBe(200);
    const [line] = await itemsOf(sessionId, breeder);
    const change = (quantity: number) =>
      ask(
        "cart.changeItem",
        { params: { sessionId, itemId: line?.id ?? 0 }, body: { productId: parentage, quantity } },
        { token: breeder },
      );
    expect([(await change(2)).status, (await change(1)).status]).toEqual([428, 200]);
  });

  it("is something else than what is posted: of that an animal may have two", async () => {
    const sessionId = await emptyCart(breeder);
    for (const quantity of [1, 1])
      await add(sessionId, { ...forAnimal(certificate, dogs[0]), quantity }, breeder);
    expect(await itemsOf(sessionId, breeder)).toMatchObject([{ quantity: 2 }]);
  });
});

describe("joining a guest's cart", () => {
  const claim = (sessionId: string, token: string) =>
    ask("account.claimCart", { params: { sessionId } }, { token });

  it("mixes no more than adding does: both carts stay as they are, until one can be joined", async () => {
    const own = await emptyCart(breeder);
    await add(own, forAnimal(healthUpgrade, dogs[0]), breeder);
    const guest = await guestCart();
    await add(guest, { productId: kit });
    expect(await claim(guest, breeder)).toMatchObject(mixed);
    expect(await itemsOf(guest)).toHaveLength(1);
    expect(await itemsOf(own, breeder)).toHaveLength(1);
    await emptyCart(breeder);
    expect(await claim(guest, breeder)).toMatchObject({ status: 200, body: { sessionId: own } });
  });

  it("brings an upgrade that is there already not twice", async () => {
    const own = await emptyCart(breeder);
    await add(own, { productId: healthUpgrade }, breeder);
    const guest = await guestCart();
    await add(guest, { productId: healthUpgrade });
    expect((await claim(guest, breeder)).status).toBe(200);
    expect(await itemsOf(own, breeder)).toMatchObject([{ quantity: 1 }]);
  });

  it("leaves behind what somebody else put in for an animal of theirs", async () => {
    await emptyCart(breeder);
    const guest = await guestCart();
    await add(guest, forAnimal(parentage, strangersDog), owner);
    await add(guest, { productId: kit }, owner);
    const { body } = await claim(guest, breeder);
    const { sessionId } = body as { sessionId: string };
    expect(await itemsOf(sessionId, breeder)).toMatchObject([{ metaData: { animalId: null } }]);
  });
});
