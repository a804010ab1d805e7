import { englishText } from "@/lib/domain/error-response";
import { errorCode } from "@/lib/domain/error-codes";
import { limits } from "@/lib/config/limits";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cartItems } from "@/backend/db/schema/carts";
import { startTestBackend } from "@/backend/testing/server";
import { createBuyer, createShopper } from "@/backend/orders/checkout/testing/shopper";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database } = backend;
const { fillCart } = createShopper(backend);
const genoPet = 969;
const addTo = (sessionId: string, quantity: number, productId = genoPet, token?: string) =>
  callRoute("cart.addItem", { params: { sessionId }, body: { productId, quantity } }, { token });

describe("an order", () => {
  it("accepts at most 500 items in every currency", async () => {
    const sessionId = await fillCart({ country: "SE" });
    const line = { cartId: sessionId, productId: genoPet, quantity: 99 };
    await database()
      .insert(cartItems)
      .values([line, line, line, line, line].map((each) => ({ ...each })));
    const tooMany = {
      status: 428,
      body: { quantity: englishText(errorCode("fields.tooManyItems", { count: limits.orderItems })) },
    };
    expect((await addTo(sessionId, 4, 298)).status).toBe(200);
    expect(await addTo(sessionId, 1, 298)).toMatchObject(tooMany);
    const [first] = await database().select().from(cartItems).where(eq(cartItems.cartId, sessionId));
    const params = { sessionId, itemId: first?.id ?? 0 };
    const change = (quantity: number) =>
      callRoute("cart.updateItem", { params, body: { productId: genoPet, quantity } });
    expect(await change(2)).toMatchObject(tooMany);
    expect((await change(1)).status).toBe(200);
  });

  it("with 100 full lines is refused with a message", async () => {
    const sessionId = await fillCart({ country: "SE" });
    const lines = Array.from({ length: 99 }, () => ({ cartId: sessionId, productId: genoPet, quantity: 99 }));
    await database().insert(cartItems).values(lines);
    const payment = { method: "C", provider: "sandbox", token: "t".repeat(32) };
    const body = { ...createBuyer(sessionId), payment };
    expect(await callRoute("checkout.placeOrder", { body }, { country: "SE" })).toMatchObject({
      status: 428,
      body: { quantity: englishText(errorCode("fields.tooManyItems", { count: limits.orderItems })) },
    });
    expect((await callRoute("cart.get", { params: { sessionId } }, { country: "SE" })).status).toBe(200);
  });
});

describe("a pending payment", () => {
  it("refuses new items with code 79 and appears in the checkout options", async () => {
    const token = await signIn("pending");
    const { sessionId } = await readRoute("cart.create", { body: {} }, { token });
    const refused = await addTo(sessionId, 1, genoPet, token);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 79, amount: expect.any(String), currency: { code: "AUD" } },
    });
    const { amount } = refused.body as { amount: string };
    const options = await callRoute("checkout.options", { params: { sessionId } }, { token });
    expect(options.body).toMatchObject({ outstanding: { amount, currency: { code: "AUD", symbol: "$" } } });
  });
});
