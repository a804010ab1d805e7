import { describe, expect, it } from "vitest";
import { runBackend } from "@/backend/testing/server";
import { fieldMessages } from "@/lib/contract/messages";

const { ask, signIn } = runBackend();
const genoPet = 969;
const swabKit = 298;

async function newCart(token?: string): Promise<string> {
  const { status, body } = await ask("cart.create", { body: {} }, { token });
  expect(status).toBe(200);
  return String((body as { sessionId: string }).sessionId);
}

async function cartOf(sessionId: string, asker = {}) {
  const { status, body } = await ask("cart.read", { params: { sessionId } }, asker);
  expect(status).toBe(200);
  return body as {
    items: { id: number; quantity: number; unitAmount: string; amount: string; note: string | null }[];
    count: number;
    total: string;
    currency: { code: string; symbol: string };
  };
}

function add(sessionId: string, body: unknown, asker = {}) {
  return ask("cart.addItem", { params: { sessionId }, body }, asker);
}

describe("a cart", () => {
  it("is empty when made and has an id nobody can guess", async () => {
    const sessionId = await newCart();
    expect(sessionId).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await newCart()).not.toBe(sessionId);
    expect(await cartOf(sessionId)).toMatchObject({ items: [], count: 0, total: "0.00" });
  });

  it("raises the quantity when an ordinary kit is added again", async () => {
    const sessionId = await newCart();
    await add(sessionId, { productId: genoPet, quantity: 2 });
    const again = await add(sessionId, { productId: genoPet, quantity: 1 });
    expect(again).toMatchObject({ status: 200, body: { quantity: 3 } });
    const cart = await cartOf(sessionId);
    expect(cart.items).toHaveLength(1);
    expect(cart.count).toBe(3);
  });

  it("adds up in the currency of the visitor, then of the country of delivery", async () => {
    const sessionId = await newCart();
    await add(sessionId, { productId: genoPet, quantity: 3 });
    const abroad = await cartOf(sessionId, { country: "GB" });
    expect(abroad.currency).toEqual({ code: "GBP", symbol: "£" });
    expect(abroad.items[0]?.amount).toBe((Number(abroad.items[0]?.unitAmount) * 3).toFixed(2));
    await ask("cart.update", { params: { sessionId }, body: { country: "PL" } });
    expect((await cartOf(sessionId, { country: "GB" })).currency).toEqual({ code: "PLN", symbol: "PLN" });
  });

  it("takes an absolute quantity, however often it is sent", async () => {
    const sessionId = await newCart();
    await add(sessionId, { productId: swabKit, quantity: 1 });
    const itemId = (await cartOf(sessionId)).items[0]?.id ?? 0;
    for (const quantity of [5, 5, 4]) {
      const change = { params: { sessionId, itemId }, body: { productId: swabKit, quantity } };
      expect((await ask("cart.changeItem", change)).status).toBe(200);
    }
    expect((await cartOf(sessionId)).count).toBe(4);
  });

  it("keeps a note, forgets an empty one, and removes an item once", async () => {
    const sessionId = await newCart();
    await add(sessionId, { productId: swabKit, quantity: 1 });
    const itemId = (await cartOf(sessionId)).items[0]?.id ?? 0;
    const params = { sessionId, itemId };
    await ask("cart.noteItem", { params, body: { note: "for Rex" } });
    expect((await cartOf(sessionId)).items[0]?.note).toBe("for Rex");
    await ask("cart.noteItem", { params, body: { note: " " } });
    expect((await cartOf(sessionId)).items[0]?.note).toBeNull();
    expect((await ask("cart.removeItem", { params })).status).toBe(204);
    expect((await ask("cart.removeItem", { params })).status).toBe(404);
    expect((await cartOf(sessionId)).items).toEqual([]);
  });

  it("writes the details it is given and leaves the rest", async () => {
    const sessionId = await newCart();
    const update = (body: unknown) => ask("cart.update", { params: { sessionId }, body });
    await update({ email: "jo@example.test", country: "AU", phoneNumber: "+61 2 5550 1234" });
    const { body } = await update({ sampleCollector: { type: "vet", name: "Dr Ames", clinic: "Bayside" } });
    expect(body).toMatchObject({
      email: "jo@example.test",
      country: "AU",
      phoneNumber: "+61 2 5550 1234",
      collector: { sampleCollector: { type: "vet", name: "Dr Ames", clinic: "Bayside" } },
    });
  });

  it("never shows a collector, a price or an item of another cart", async () => {
    const [mine, other] = [await newCart(), await newCart()];
    await add(other, { productId: swabKit, quantity: 1 });
    const itemId = (await cartOf(other)).items[0]?.id ?? 0;
    const params = { sessionId: mine, itemId };
    expect((await ask("cart.changeItem", { params, body: { productId: swabKit, quantity: 9 } })).status).toBe(
      404,
    );
    expect((await ask("cart.removeItem", { params })).status).toBe(404);
    expect((await ask("cart.noteItem", { params, body: { note: "x" } })).status).toBe(404);
    expect((await cartOf(other)).items[0]).toMatchObject({ quantity: 1, note: null });
  });
});

describe("the price that was seen", () => {
  const priceOf = async (sessionId: string, asker = {}) =>
    (await cartOf(sessionId, asker)).items[0]?.unitAmount ?? "";

  it("is not mentioned where it is right, or was not sent", async () => {
    const sessionId = await newCart();
    const plain = await add(sessionId, { productId: genoPet, quantity: 1 });
    const priceSeen = await priceOf(sessionId);
    const seen = await add(sessionId, { productId: genoPet, quantity: 1, priceSeen });
    expect(Object.keys(plain.body as object)).toEqual(["id", "quantity"]);
    expect(Object.keys(seen.body as object)).toEqual(["id", "quantity"]);
  });

  it("is corrected where it is another, and the item is added all the same", async () => {
    const sessionId = await newCart();
    const { status, body } = await add(sessionId, { productId: genoPet, quantity: 2, priceSeen: "0.01" });
    const amount = await priceOf(sessionId);
    const price = { amount, currency: { code: "USD", symbol: "$" } };
    expect([status, body]).toEqual([200, { ...(body as object), quantity: 2, priceChanged: true, price }]);
    expect((await cartOf(sessionId)).count).toBe(2);
  });

  it("is another where the currency is another, though the number be the same", async () => {
    const sessionId = await newCart();
    await add(sessionId, { productId: genoPet, quantity: 1 });
    const item = { productId: genoPet, quantity: 1, priceSeen: await priceOf(sessionId) };
    const same = await add(sessionId, { ...item, currencySeen: "USD" });
    expect(same.body).not.toHaveProperty("priceChanged");
    const other = await add(sessionId, { ...item, currencySeen: "AUD" });
    const price = { amount: item.priceSeen, currency: { code: "USD", symbol: "$" } };
    expect(other.body).toMatchObject({ priceChanged: true, price });
  });

  it("is held against the cart's own region", async () => {
    const sessionId = await newCart();
    await add(sessionId, { productId: genoPet, quantity: 1 });
    const [abroad, here] = [await priceOf(sessionId), await priceOf(sessionId, { country: "PL" })];
    await ask("cart.update", { params: { sessionId }, body: { country: "PL" } });
    const again = (priceSeen: string) => add(sessionId, { productId: genoPet, quantity: 1, priceSeen });
    expect((await again(here)).body).not.toHaveProperty("price");
    expect((await again(abroad)).body).toMatchObject({ price: { amount: here, currency: { code: "PLN" } } });
  });
});

describe("a cart of a signed-in person", () => {
  it("is theirs alone", async () => {
    const [breeder, owner] = [await signIn("breeder"), await signIn("owner")];
    const sessionId = await newCart(breeder);
    const read = (asker: object) => ask("cart.read", { params: { sessionId } }, asker);
    expect((await read({ token: breeder })).status).toBe(200);
    expect((await read({ token: owner })).status).toBe(404);
    expect((await read({})).status).toBe(404);
    expect((await add(sessionId, { productId: swabKit, quantity: 1 }, { token: owner })).status).toBe(404);
    expect((await add(sessionId, { productId: swabKit, quantity: 1 }, { token: breeder })).status).toBe(200);
  });
});

describe("adding to a cart is refused", () => {
  it.each([
    ["an unknown product", { productId: 999_999, quantity: 1 }, { productId: fieldMessages.invalid }],
    ["a product id in quotes", { productId: "969", quantity: 1 }, { productId: fieldMessages.number }],
    ["no quantity", { productId: genoPet }, { quantity: fieldMessages.required }],
    ["a quantity of none", { productId: genoPet, quantity: 0 }, { quantity: fieldMessages.number }],
    ["a hundred", { productId: genoPet, quantity: 100 }, { quantity: fieldMessages.number }],
    ["a half", { productId: genoPet, quantity: 0.5 }, { quantity: fieldMessages.number }],
    [
      "a price seen that is no price",
      { productId: genoPet, quantity: 1, priceSeen: "-1" },
      { priceSeen: fieldMessages.invalid },
    ],
    [
      "a currency seen that is none",
      { productId: genoPet, quantity: 1, currencySeen: "dollars" },
      { currencySeen: fieldMessages.invalid },
    ],
    [
      "a price of one's own",
      { productId: genoPet, quantity: 1, amount: "0.01" },
      { amount: fieldMessages.unknown },
    ],
  ])("%s", async (_what, body, refusal) => {
    expect(await add(await newCart(), body)).toMatchObject({ status: 428, body: refusal });
  });

  it("of a product that is sold elsewhere only", async () => {
    const onlyInAustralia = 431;
    const body = { productId: onlyInAustralia, quantity: 1 };
    expect((await add(await newCart(), body, { country: "FR" })).status).toBe(428);
    expect((await add(await newCart(), body, { country: "AU" })).status).toBe(200);
  });

  it("past 99 of a kind, and leaves the 99 alone", async () => {
    const sessionId = await newCart();
    await add(sessionId, { productId: genoPet, quantity: 98 });
    expect((await add(sessionId, { productId: genoPet, quantity: 2 })).status).toBe(428);
    expect((await cartOf(sessionId)).count).toBe(98);
  });

  it("to a cart that does not exist", async () => {
    expect((await add("x".repeat(43), { productId: genoPet, quantity: 1 })).status).toBe(404);
  });
});

it("loses no line when many add at once", async () => {
  const sessionId = await newCart();
  const ids = [genoPet, swabKit, 313, 970, 1221];
  await Promise.all([...ids, ...ids, ...ids].map((productId) => add(sessionId, { productId, quantity: 1 })));
  const cart = await cartOf(sessionId);
  expect(cart.items).toHaveLength(ids.length);
  expect(cart.count).toBe(3 * ids.length);
});
