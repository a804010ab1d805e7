import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import { cartItems } from "@/backend/db/schema/carts";
import { startTestBackend } from "@/backend/testing/server";
import { runCount } from "@/tools/testing/test-effort";

const { callRoute, readRoute, signIn, database } = startTestBackend();
const products = [969, 970, 298, 313, 1221];

interface Item {
  readonly productId: number;
  readonly quantity: number;
  readonly metaData?: { readonly animalId: number };
}

async function createCart(token?: string) {
  return String((await readRoute("cart.create", { body: {} }, { token })).sessionId);
}

const add = (sessionId: string, body: Item, token?: string) =>
  callRoute("cart.addItem", { params: { sessionId }, body }, { token });

const claim = (sessionId: string, token?: string) =>
  callRoute("cart.claim", { params: { sessionId } }, { token });

const ownCart = async (token: string) => (await readRoute("account.details", {}, { token })).cartSessionId;

async function itemsOf(sessionId: string, token: string) {
  return (await readRoute("cart.get", { params: { sessionId } }, { token })).items;
}

async function emptyOwnCart(token: string) {
  const sessionId = await createCart(token);
  await database().delete(cartItems).where(eq(cartItems.cartId, sessionId));
  return sessionId;
}

const keyOf = (productId: number, animalId: number | null | undefined) => `${productId} ${animalId ?? "-"}`;

/** Expected contents of a merged cart, computed independently of the use case. */
function mergeQuantities(items: readonly Item[]) {
  const sums = new Map<string, number>();
  for (const { productId, quantity, metaData } of items) {
    const key = keyOf(productId, metaData?.animalId);
    const before = sums.get(key) ?? 0;
    sums.set(key, metaData ? before || quantity : Math.min(before + quantity, limits.quantityMax));
  }
  return sums;
}

describe("claiming a guest's cart at sign-in", () => {
  it("makes it the user's cart under the same id if they have none", async () => {
    const sessionId = await createCart();
    await add(sessionId, { productId: 969, quantity: 2 });
    const token = await signIn("pending");
    expect(await ownCart(token)).toBeNull();
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await claim(sessionId, token)).toMatchObject({ status: 200, body: { sessionId } });
    expect(await ownCart(token)).toBe(sessionId);
    expect(await itemsOf(sessionId, token)).toMatchObject([{ quantity: 2 }]);
    expect((await callRoute("cart.get", { params: { sessionId } })).status).toBe(404);
  });

  it("merges it into the user's cart once, however often it is claimed", async () => {
    const token = await signIn("breeder");
    const own = await createCart(token);
    await add(own, { productId: 969, quantity: 1 }, token);
    const guest = await createCart();
    await add(guest, { productId: 969, quantity: 2 });
    await add(guest, { productId: 298, quantity: 1 });
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await claim(guest, token)).toMatchObject({ status: 200, body: { sessionId: own } });
    expect(await itemsOf(own, token)).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
  });

  it("keeps lines with different notes apart and adds up those with the same note", async () => {
    const token = await signIn("owner");
    const own = await emptyOwnCart(token);
    const guest = await createCart();
    const addWithNote = async (sessionId: string, note: string | null, user?: string) => {
      const { body } = await add(sessionId, { productId: 298, quantity: 1 }, user);
      const params = { sessionId, itemId: (body as { id: number }).id };
      if (note) await callRoute("cart.updateItemNote", { params, body: { note } }, { token: user });
    };
    await addWithNote(own, "Rex", token);
    await addWithNote(own, null, token);
    for (const note of ["Rex", "Rex", "Bella", null]) await addWithNote(guest, note);
    expect((await claim(guest, token)).status).toBe(200);
    const found = (await itemsOf(own, token)).map(({ note, quantity }) => `${note} ${quantity}`);
    expect(found.toSorted()).toEqual(["Bella 1", "Rex 3", "null 2"]);
    await emptyOwnCart(token);
  });

  it("redirects the old id to the user's cart", async () => {
    const token = await signIn("vet");
    const [own, guest] = [await createCart(token), await createCart()];
    await claim(guest, token);
    expect((await add(guest, { productId: 970, quantity: 1 }, token)).status).toBe(200);
    expect(await itemsOf(own, token)).toMatchObject([{ product: { id: 970 } }]);
    expect((await add(guest, { productId: 970, quantity: 1 })).status).toBe(404);
  });

  it("fills empty details from the guest's cart", async () => {
    const token = await signIn("admin");
    const [own, guest] = [await createCart(token), await createCart()];
    await callRoute("cart.update", {
      params: { sessionId: guest },
      body: {
        country: "PL",
        email: "g@example.test",
        isNewsletterSubscribed: true,
        sampleCollector: { type: "owner", name: "Gia Gast" },
        isSWABRequired: false,
      },
    });
    await callRoute(
      "cart.update",
      { params: { sessionId: own }, body: { email: "own@example.test" } },
      { token },
    );
    await claim(guest, token);
    const { body } = await callRoute("cart.get", { params: { sessionId: own } }, { token });
    expect(body).toMatchObject({
      country: "PL",
      email: "own@example.test",
      isNewsletterSubscribed: true,
      collector: { sampleCollector: { name: "Gia Gast" } },
      isSWABRequired: false,
    });
  });

  it("returns 404 for a cart that another user has claimed", async () => {
    const guest = await createCart();
    await claim(guest, await signIn("breeder"));
    expect((await claim(guest, await signIn("owner"))).status).toBe(404);
  });

  it("refuses a cart that does not fit and leaves it unchanged", async () => {
    const token = await signIn("owner");
    const own = await emptyOwnCart(token);
    const diseaseTests = { query: { category_ids: "1", size: limits.cartLines } };
    const { results } = await readRoute("products.list", diseaseTests);
    expect(results).toHaveLength(limits.cartLines);
    const lines = results.map(({ id: productId }) => ({ cartId: own, productId, quantity: 1 }));
    await database().insert(cartItems).values(lines);
    const guest = await createCart();
    await add(guest, { productId: 298, quantity: 1 });
    expect(await claim(guest, token)).toMatchObject({ status: 409, body: { code: "cart_full" } });
    expect(await itemsOf(guest, token)).toHaveLength(1);
    await emptyOwnCart(token);
  });
});

describe("a user", () => {
  it("has one cart on all devices, even when created concurrently", async () => {
    const tokens = await Promise.all([signIn("admin"), signIn("admin")]);
    const ids = await Promise.all([...tokens, ...tokens].map((token) => createCart(token)));
    expect(new Set(ids).size).toBe(1);
  });
});

/** A test for one of two dogs, or an ordinary product in any quantity. */
const item = fc.oneof(
  fc.record({
    productId: fc.constantFrom(969, 1221, 404),
    quantity: fc.constant(1),
    dog: fc.constantFrom(0, 1),
  }),
  fc.record({ productId: fc.constantFrom(...products), quantity: fc.constantFrom(1, 2, 3, 60) }),
);
type GeneratedItem = { readonly productId: number; readonly quantity: number; readonly dog?: number };
const itemList = fc
  .uniqueArray(item, { maxLength: 5, selector: ({ productId, dog }: GeneratedItem) => keyOf(productId, dog) })
  .map((list): GeneratedItem[] => list);

async function dogsOf(token: string) {
  return (await readRoute("myProducts.get", { params: { id: 404 } }, { token })).mine.animals.map(
    ({ id }) => id,
  );
}

describe("concurrent claims", () => {
  it("lose and duplicate no line", async () => {
    const tokens = await Promise.all([signIn("vet"), signIn("vet")]);
    const [token] = tokens;
    const dogs = await dogsOf(token);
    const asItems = (generated: readonly GeneratedItem[]): Item[] =>
      generated.map(({ dog, ...rest }) => {
        const animalId = dog === undefined ? undefined : dogs[dog];
        return animalId === undefined ? rest : { ...rest, metaData: { animalId } };
      });
    await fc.assert(
      fc.asyncProperty(itemList, itemList, itemList, async (...generated) => {
        const [before = [], first = [], second = []] = generated.map(asItems);
        const own = await emptyOwnCart(token);
        for (const addedItem of before) await add(own, addedItem, token);
        const guests = [await createCart(), await createCart()] as const;
        // Guest carts, filled by a signed-in user so that they may contain tests for animals.
        for (const addedItem of first) await add(guests[0], addedItem, token);
        for (const addedItem of second) await add(guests[1], addedItem, token);
        const claims = tokens.flatMap((session) => [claim(guests[0], session), claim(guests[1], session)]);
        for (const { status, body } of await Promise.all(claims))
          expect([status, body]).toEqual([200, { sessionId: own }]);
        const items = await itemsOf(own, token);
        const found = new Map(
          items.map(({ product, metaData, quantity }) => [keyOf(product.id, metaData.animalId), quantity]),
        );
        expect(found.size).toBe(items.length);
        const ordinary = (sums: ReadonlyMap<string, number>) =>
          [...sums].filter(([key]) => key.endsWith("-")).sort();
        const expected = mergeQuantities([...before, ...first, ...second]);
        expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
        expect(ordinary(found)).toEqual(ordinary(expected));
      }),
      { numRuns: runCount(32) },
    );
  });

  it("by two users give the cart to one of them", async () => {
    const tokens = await Promise.all([signIn("breeder"), signIn("owner")]);
    await Promise.all(tokens.map(emptyOwnCart));
    const guest = await createCart();
    await add(guest, { productId: 969, quantity: 1 });
    const responses = await Promise.all(tokens.map((token) => claim(guest, token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    const counts = await Promise.all(
      tokens.map(async (token) => (await itemsOf((await ownCart(token)) ?? "", token)).length),
    );
    expect(counts.sort()).toEqual([0, 1]);
  });
});
