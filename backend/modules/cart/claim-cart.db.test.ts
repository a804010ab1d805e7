import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "@/lib/config/limits";
import { runBackend } from "@/backend/testing/server";

const { ask, signIn } = runBackend();
const products = [969, 970, 298, 313, 1221];

interface Item {
  readonly productId: number;
  readonly quantity: number;
  readonly metaData?: { readonly animalId: number };
}

interface Shown {
  readonly product: { readonly id: number };
  readonly quantity: number;
  readonly note: string | null;
  readonly metaData: { readonly animalId: number | null };
}

async function newCart(token?: string) {
  return String(
    ((await ask("cart.create", { body: {} }, { token })).body as { sessionId: string }).sessionId,
  );
}

const add = (sessionId: string, body: Item, token?: string) =>
  ask("cart.addItem", { params: { sessionId }, body }, { token });

const claim = (sessionId: string, token?: string) =>
  ask("account.claimCart", { params: { sessionId } }, { token });

const ownCart = async (token: string) =>
  ((await ask("me.details", {}, { token })).body as { cartSessionId: string | null }).cartSessionId;

async function itemsOf(sessionId: string, token: string) {
  const { status, body } = await ask("cart.read", { params: { sessionId } }, { token });
  expect(status).toBe(200);
  return (body as { items: Shown[] }).items;
}

async function empty(token: string) {
  const sessionId = await newCart(token);
  for (const item of await itemsOf(sessionId, token)) {
    const itemId = (item as unknown as { id: number }).id;
    await ask("cart.removeItem", { params: { sessionId, itemId } }, { token });
  }
  return sessionId;
}

const keyOf = (productId: number, animalId: number | null | undefined) => `${productId} ${animalId ?? "-"}`;

/** What a cart must hold when all of this has been put into it: written apart from the verb. */
function sumOf(items: readonly Item[]) {
  const sums = new Map<string, number>();
  for (const { productId, quantity, metaData } of items) {
    const key = keyOf(productId, metaData?.animalId);
    const before = sums.get(key) ?? 0;
    sums.set(key, metaData ? before || quantity : Math.min(before + quantity, limits.quantityMax));
  }
  return sums;
}

describe("a guest's cart at sign-in", () => {
  it("becomes the person's where they have none, under the same id", async () => {
    const sessionId = await newCart();
    await add(sessionId, { productId: 969, quantity: 2 });
    const token = await signIn("pending");
    expect(await ownCart(token)).toBeNull();
    for (let time = 0; time < 2; time += 1)
      expect(await claim(sessionId, token)).toMatchObject({ status: 200, body: { sessionId } });
    expect(await ownCart(token)).toBe(sessionId);
    expect(await itemsOf(sessionId, token)).toMatchObject([{ quantity: 2 }]);
    expect((await ask("cart.read", { params: { sessionId } })).status).toBe(404);
  });

  it("is joined with the one they have, once, however often it is claimed", async () => {
    const token = await signIn("breeder");
    const own = await newCart(token);
    await add(own, { productId: 969, quantity: 1 }, token);
    const guest = await newCart();
    await add(guest, { productId: 969, quantity: 2 });
    await add(guest, { productId: 298, quantity: 1 });
    for (let time = 0; time < 3; time += 1)
      expect(await claim(guest, token)).toMatchObject({ status: 200, body: { sessionId: own } });
    expect(await itemsOf(own, token)).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
  });

  it("still leads to the person's where a page knows the old id only", async () => {
    const token = await signIn("vet");
    const [own, guest] = [await newCart(token), await newCart()];
    await claim(guest, token);
    expect((await add(guest, { productId: 970, quantity: 1 }, token)).status).toBe(200);
    expect(await itemsOf(own, token)).toMatchObject([{ product: { id: 970 } }]);
    expect((await add(guest, { productId: 970, quantity: 1 })).status).toBe(404);
  });

  it("keeps a note and what the guest has told", async () => {
    const token = await signIn("admin");
    const [own, guest] = [await newCart(token), await newCart()];
    await ask("cart.update", {
      params: { sessionId: guest },
      body: { country: "PL", email: "g@example.test" },
    });
    await ask("cart.update", { params: { sessionId: own }, body: { email: "own@example.test" } }, { token });
    await claim(guest, token);
    const { body } = await ask("cart.read", { params: { sessionId: own } }, { token });
    expect(body).toMatchObject({ country: "PL", email: "own@example.test" });
  });

  it("is nobody's who is not signed in, and never another person's", async () => {
    const [owner, breeder] = [await signIn("owner"), await signIn("breeder")];
    const guest = await newCart();
    expect((await claim(guest)).status).toBe(401);
    expect((await claim(await newCart(breeder), owner)).status).toBe(404);
    expect((await claim("x".repeat(43), owner)).status).toBe(404);
    await claim(guest, breeder);
    expect((await claim(guest, owner)).status).toBe(404);
  });

  it("that does not fit stays what it is", async () => {
    const token = await signIn("owner");
    const own = await empty(token);
    const diseaseTests = { query: { category_ids: "1", size: limits.cartLines } };
    const { results } = (await ask("products.list", diseaseTests)).body as { results: { id: number }[] };
    expect(results).toHaveLength(limits.cartLines);
    for (const { id: productId } of results) await add(own, { productId, quantity: 1 }, token);
    const guest = await newCart();
    await add(guest, { productId: 298, quantity: 1 });
    expect(await claim(guest, token)).toMatchObject({ status: 409, body: { code: "cart_full" } });
    expect(await itemsOf(guest, token)).toHaveLength(1);
    await empty(token);
  });
});

describe("a person", () => {
  it("has one cart on all devices, however many ask for it at once", async () => {
    const tokens = await Promise.all([signIn("admin"), signIn("admin")]);
    const ids = await Promise.all([...tokens, ...tokens].map((token) => newCart(token)));
    expect(new Set(ids).size).toBe(1);
  });
});

/** For one of two dogs, once; or an ordinary product, as often as one likes. */
const item = fc.oneof(
  fc.record({
    productId: fc.constantFrom(969, 1221, 404),
    quantity: fc.constant(1),
    dog: fc.constantFrom(0, 1),
  }),
  fc.record({ productId: fc.constantFrom(...products), quantity: fc.constantFrom(1, 2, 3, 60) }),
);
type Drawn = { readonly productId: number; readonly quantity: number; readonly dog?: number };
const itemList = fc
  .uniqueArray(item, { maxLength: 5, selector: (one: Drawn) => keyOf(one.productId, one.dog) })
  .map((list): Drawn[] => list);

async function dogsOf(token: string) {
  const { body } = await ask("myProducts.one", { params: { id: 404 } }, { token });
  return (body as { mine: { animals: { id: number }[] } }).mine.animals.map(({ id }) => id);
}

describe("claims at the same time", () => {
  it("lose no line and double none", async () => {
    const tokens = await Promise.all([signIn("vet"), signIn("vet")]);
    const [token] = tokens;
    const dogs = await dogsOf(token);
    const asItems = (drawn: readonly Drawn[]): Item[] =>
      drawn.map(({ dog, ...one }) => {
        const animalId = dog === undefined ? undefined : dogs[dog];
        return animalId === undefined ? one : { ...one, metaData: { animalId } };
      });
    await fc.assert(
      fc.asyncProperty(itemList, itemList, itemList, async (...drawn) => {
        const [before = [], first = [], second = []] = drawn.map(asItems);
        const own = await empty(token);
        for (const one of before) await add(own, one, token);
        const guests = [await newCart(), await newCart()] as const;
        // Nobody's carts still, though somebody with animals has filled them.
        for (const one of first) await add(guests[0], one, token);
        for (const one of second) await add(guests[1], one, token);
        const claims = tokens.flatMap((by) => [claim(guests[0], by), claim(guests[1], by)]);
        for (const { status, body } of await Promise.all(claims))
          expect([status, body]).toEqual([200, { sessionId: own }]);
        const shown = await itemsOf(own, token);
        const found = new Map(
          shown.map((one) => [keyOf(one.product.id, one.metaData.animalId), one.quantity]),
        );
        expect(found.size).toBe(shown.length);
        const plain = (sums: ReadonlyMap<string, number>) =>
          [...sums].filter(([key]) => key.endsWith("-")).sort();
        const wanted = sumOf([...before, ...first, ...second]);
        expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
        expect(plain(found)).toEqual(plain(wanted));
      }),
      { numRuns: 12 },
    );
  });

  it("of two persons give the cart to one of them", async () => {
    const tokens = await Promise.all([signIn("breeder"), signIn("owner")]);
    await Promise.all(tokens.map(empty));
    const guest = await newCart();
    await add(guest, { productId: 969, quantity: 1 });
    const answers = await Promise.all(tokens.map((token) => claim(guest, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const counts = await Promise.all(
      tokens.map(async (token) => (await itemsOf((await ownCart(token)) ?? "", token)).length),
    );
    expect(counts.sort()).toEqual([0, 1]);
  });
});
