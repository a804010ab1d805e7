import { englishText } from "@/lib/domain/error-response";
import { errorCode } from "@/lib/domain/error-codes";
import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, readRoute, signIn } = startTestBackend();
const genoPet = 969;
const swabKit = 298;

async function createCart(token?: string): Promise<string> {
  const body = await readRoute("cart.create", { body: {} }, { token });
  return String(body.sessionId);
}

async function readCart(sessionId: string, options = {}) {
  const { status, body } = await callRoute("cart.get", { params: { sessionId } }, options);
  expect(status).toBe(200);
  return body as {
    items: { id: number; quantity: number; unitAmount: string; amount: string; note: string | null }[];
    count: number;
    total: string;
    currency: { code: string; symbol: string };
  };
}

function add(sessionId: string, body: unknown, options = {}) {
  return callRoute("cart.addItem", { params: { sessionId }, body }, options);
}

describe("a cart", () => {
  it("is empty when created and has an unguessable id", async () => {
    const sessionId = await createCart();
    expect(sessionId).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await createCart()).not.toBe(sessionId);
    expect(await readCart(sessionId)).toMatchObject({ items: [], count: 0, total: "0.00" });
  });

  it("of a user is the one they have, unless it is for tests that are added to a kit", async () => {
    const token = await signIn("owner");
    const own = await createCart(token);
    const body = await readRoute("cart.create", { body: { isSeparate: true } }, { token });
    const separate = String(body.sessionId);
    await add(separate, { productId: genoPet, quantity: 1 }, { token });
    expect(await createCart(token)).toBe(own);
    expect([(await readCart(own, { token })).count, (await readCart(separate, { token })).count]).toEqual([
      0, 1,
    ]);
  });

  it("raises the quantity when an ordinary kit is added again", async () => {
    const sessionId = await createCart();
    await add(sessionId, { productId: genoPet, quantity: 2 });
    const again = await add(sessionId, { productId: genoPet, quantity: 1 });
    expect(again).toMatchObject({ status: 200, body: { quantity: 3 } });
    const cart = await readCart(sessionId);
    expect(cart.items).toHaveLength(1);
    expect(cart.count).toBe(3);
  });

  it("uses the visitor's currency, then that of the delivery country", async () => {
    const sessionId = await createCart();
    await add(sessionId, { productId: genoPet, quantity: 3 });
    const abroad = await readCart(sessionId, { country: "GB" });
    expect(abroad.currency).toEqual({ code: "GBP", symbol: "£" });
    expect(abroad.items[0]?.amount).toBe((Number(abroad.items[0]?.unitAmount) * 3).toFixed(2));
    await callRoute("cart.update", { params: { sessionId }, body: { country: "PL" } });
    expect((await readCart(sessionId, { country: "GB" })).currency).toEqual({ code: "PLN", symbol: "PLN" });
  });

  it("sets an absolute quantity, so that repeated requests are harmless", async () => {
    const sessionId = await createCart();
    await add(sessionId, { productId: swabKit, quantity: 1 });
    const itemId = (await readCart(sessionId)).items[0]?.id ?? 0;
    for (const quantity of [5, 5, 4]) {
      const change = { params: { sessionId, itemId }, body: { productId: swabKit, quantity } };
      expect((await callRoute("cart.updateItem", change)).status).toBe(200);
    }
    expect((await readCart(sessionId)).count).toBe(4);
  });

  it("stores a note, deletes an empty one, and removes an item once", async () => {
    const sessionId = await createCart();
    await add(sessionId, { productId: swabKit, quantity: 1 });
    const itemId = (await readCart(sessionId)).items[0]?.id ?? 0;
    const params = { sessionId, itemId };
    await callRoute("cart.updateItemNote", { params, body: { note: "for Rex" } });
    expect((await readCart(sessionId)).items[0]?.note).toBe("for Rex");
    await callRoute("cart.updateItemNote", { params, body: { note: " " } });
    expect((await readCart(sessionId)).items[0]?.note).toBeNull();
    const asGuest = await callRoute("cart.updateItemNote", { params, body: { patientReference: "x" } });
    expect(asGuest.status).toBe(428);
    expect((await callRoute("cart.removeItem", { params })).status).toBe(204);
    expect((await callRoute("cart.removeItem", { params })).status).toBe(404);
    expect((await readCart(sessionId)).items).toEqual([]);
  });

  it("starts a new line when a product with a note is added again, and keeps both notes", async () => {
    const sessionId = await createCart();
    const addWithNote = async (note: string) => {
      const { body } = await add(sessionId, { productId: swabKit, quantity: 1 });
      const params = { sessionId, itemId: (body as { id: number }).id };
      await callRoute("cart.updateItemNote", { params, body: { note } });
    };
    await addWithNote("Rex, profile A");
    await addWithNote("Bella, profile B");
    for (let times = 0; times < 2; times += 1) await add(sessionId, { productId: swabKit, quantity: 1 });
    expect((await readCart(sessionId)).items.map(({ note, quantity }) => [note, quantity])).toEqual([
      ["Rex, profile A", 1],
      ["Bella, profile B", 1],
      [null, 2],
    ]);
  });

  it("changes only the submitted details", async () => {
    const sessionId = await createCart();
    const update = (body: unknown) => callRoute("cart.update", { params: { sessionId }, body });
    await update({ email: "jo@example.test", country: "AU", phoneNumber: "+61 2 5550 1234" });
    const { body } = await update({ sampleCollector: { type: "vet", name: "Dr Ames", clinic: "Bayside" } });
    expect(body).toMatchObject({
      email: "jo@example.test",
      country: "AU",
      phoneNumber: "+61 2 5550 1234",
      collector: { sampleCollector: { type: "vet", name: "Dr Ames", clinic: "Bayside" } },
    });
  });
});

describe("the displayed price sent with an item", () => {
  const priceOf = async (sessionId: string, options = {}) =>
    (await readCart(sessionId, options)).items[0]?.unitAmount ?? "";

  it("is not reported when it is current or was not sent", async () => {
    const sessionId = await createCart();
    const plain = await add(sessionId, { productId: genoPet, quantity: 1 });
    const priceSeen = await priceOf(sessionId);
    const seen = await add(sessionId, { productId: genoPet, quantity: 1, priceSeen });
    expect(Object.keys(plain.body as object)).toEqual(["id", "quantity"]);
    expect(Object.keys(seen.body as object)).toEqual(["id", "quantity"]);
  });

  it("is corrected in the response when it is outdated, and the item is added", async () => {
    const sessionId = await createCart();
    const { status, body } = await add(sessionId, { productId: genoPet, quantity: 2, priceSeen: "0.01" });
    const amount = await priceOf(sessionId);
    const price = { amount, currency: { code: "USD", symbol: "$" } };
    expect([status, body]).toEqual([200, { ...(body as object), quantity: 2, priceChanged: true, price }]);
    expect((await readCart(sessionId)).count).toBe(2);
  });

  it("counts as outdated when only the currency differs", async () => {
    const sessionId = await createCart();
    await add(sessionId, { productId: genoPet, quantity: 1 });
    const item = { productId: genoPet, quantity: 1, priceSeen: await priceOf(sessionId) };
    const same = await add(sessionId, { ...item, currencySeen: "USD" });
    expect(same.body).not.toHaveProperty("priceChanged");
    const other = await add(sessionId, { ...item, currencySeen: "AUD" });
    const price = { amount: item.priceSeen, currency: { code: "USD", symbol: "$" } };
    expect(other.body).toMatchObject({ priceChanged: true, price });
  });

  it("is compared with the price of the cart's store", async () => {
    const sessionId = await createCart();
    await add(sessionId, { productId: genoPet, quantity: 1 });
    const [usPrice, plPrice] = [await priceOf(sessionId), await priceOf(sessionId, { country: "PL" })];
    await callRoute("cart.update", { params: { sessionId }, body: { country: "PL" } });
    const again = (priceSeen: string) => add(sessionId, { productId: genoPet, quantity: 1, priceSeen });
    expect((await again(plPrice)).body).not.toHaveProperty("price");
    expect((await again(usPrice)).body).toMatchObject({
      price: { amount: plPrice, currency: { code: "PLN" } },
    });
  });
});

describe("adding an item", () => {
  it.each([
    ["an unknown product", { productId: 999_999, quantity: 1 }, { productId: englishText("fields.invalid") }],
    [
      "a product id as a string",
      { productId: "969", quantity: 1 },
      { productId: englishText("fields.number") },
    ],
    ["no quantity", { productId: genoPet }, { quantity: englishText("fields.required") }],
    [
      "a zero quantity",
      { productId: genoPet, quantity: 0 },
      { quantity: englishText(errorCode("fields.between", { min: 1, max: 99 })) },
    ],
    [
      "a quantity of 100",
      { productId: genoPet, quantity: 100 },
      { quantity: englishText(errorCode("fields.between", { min: 1, max: 99 })) },
    ],
    [
      "a fractional quantity",
      { productId: genoPet, quantity: 0.5 },
      { quantity: englishText("fields.number") },
    ],
    [
      "an invalid displayed price",
      { productId: genoPet, quantity: 1, priceSeen: "-1" },
      { priceSeen: englishText("fields.invalid") },
    ],
    [
      "an invalid displayed currency",
      { productId: genoPet, quantity: 1, currencySeen: "dollars" },
      { currencySeen: englishText("fields.invalid") },
    ],
    [
      "a submitted price",
      { productId: genoPet, quantity: 1, amount: "0.01" },
      { amount: englishText("fields.unknown") },
    ],
  ])("rejects %s with 428", async (_case, body, errors) => {
    expect(await add(await createCart(), body)).toMatchObject({ status: 428, body: errors });
  });

  it("rejects a product that is not sold in the country", async () => {
    const onlyInAustralia = 431;
    const body = { productId: onlyInAustralia, quantity: 1 };
    expect((await add(await createCart(), body, { country: "FR" })).status).toBe(428);
    expect((await add(await createCart(), body, { country: "AU" })).status).toBe(200);
  });

  it("rejects more than 99 of a product and keeps the quantity", async () => {
    const sessionId = await createCart();
    await add(sessionId, { productId: genoPet, quantity: 98 });
    expect((await add(sessionId, { productId: genoPet, quantity: 2 })).status).toBe(428);
    expect((await readCart(sessionId)).count).toBe(98);
  });
});

it("keeps every line when items are added concurrently", async () => {
  const sessionId = await createCart();
  const ids = [genoPet, swabKit, 313, 970, 1221];
  await Promise.all([...ids, ...ids, ...ids].map((productId) => add(sessionId, { productId, quantity: 1 })));
  const cart = await readCart(sessionId);
  expect(cart.items).toHaveLength(ids.length);
  expect(cart.count).toBe(3 * ids.length);
});
