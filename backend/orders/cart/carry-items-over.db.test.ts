import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { Refusal } from "@/backend/http/refusals";
import { createPaymentKit } from "@/backend/orders/payments/testing/payment-kit";
import { settlePayment } from "@/backend/orders/payments/settle-payment";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, readRoute, database, updateRows } = startTestBackend();
const swabs = 298;

it("a completed payment moves items added during 3-D Secure to a new cart and returns it for the old id", async () => {
  const kit = createPaymentKit(database());
  const sessionId = await kit.fillCart();
  await updateRows(carts, { isSwabRequired: false }, eq(carts.id, sessionId));
  const started = await kit.startPayment(sessionId);
  if (started instanceof Refusal) throw new Error("The payment was refused.");
  const { id, total } = await kit.findOrder(sessionId);
  for (const productId of [969, swabs])
    await callRoute("cart.addItem", { params: { sessionId }, body: { productId, quantity: 1 } });
  kit.bank.setStatus(started.payment.providerId, { state: "succeeded" });
  expect(await settlePayment(kit.context, started.payment.paymentId)).toMatchObject({ kind: "paid" });
  const body = await readRoute("cart.get", { params: { sessionId } });
  expect(body).toMatchObject({ isSWABRequired: false });
  const cart = body;
  expect(cart.sessionId).not.toBe(sessionId);
  expect(cart.items.map(({ product, quantity }) => [product.id, quantity]).sort()).toEqual([
    [swabs, 1],
    [969, 1],
  ]);
  const options = await callRoute("checkout.options", { params: { sessionId } });
  expect(options.body).toMatchObject({ nextSessionId: cart.sessionId });
  const repeated = await kit.submit(sessionId, { transactionId: started.payment.providerId });
  expect(repeated).toMatchObject({ state: "paid" });
  expect(await kit.findOrder(sessionId)).toMatchObject({ id, total, state: "paid" });
  const left = await database().select().from(cartItems).where(eq(cartItems.cartId, sessionId));
  expect(left).toMatchObject([{ productId: 969, quantity: 1 }]);
});

it("a completed payment moves items added while a payment is put on hold to a new cart", async () => {
  const kit = createPaymentKit(database());
  const sessionId = await kit.fillCart();
  const started = await kit.startPayment(sessionId);
  if (started instanceof Refusal) throw new Error("The payment was refused.");
  await callRoute("cart.addItem", { params: { sessionId }, body: { productId: swabs, quantity: 2 } });
  kit.bank.setStatus(started.payment.providerId, { state: "succeeded", amount: 1_000 });
  expect(await settlePayment(kit.context, started.payment.paymentId)).toEqual({ kind: "held" });
  const { status, body } = await callRoute("cart.get", { params: { sessionId } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ items: [{ product: { id: swabs }, quantity: 2 }] });
});

it("a completed payment creates no cart when nothing was added", async () => {
  const kit = createPaymentKit(database());
  const sessionId = await kit.fillCart(2);
  const started = await kit.startPayment(sessionId, "good");
  if (started instanceof Refusal) throw new Error("The payment was refused.");
  await settlePayment(kit.context, started.payment.paymentId);
  const [cart] = await database().select().from(carts).where(eq(carts.id, sessionId));
  expect(cart?.mergedInto).toBeNull();
  expect((await callRoute("cart.get", { params: { sessionId } })).status).toBe(404);
});
