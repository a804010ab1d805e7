import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { carts } from "@/backend/db/schema/carts";
import { newsletterSubscriptions } from "@/backend/db/schema/newsletter";
import { invoices, orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments, sandboxObjects } from "@/backend/db/schema/payments";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { toSandboxPayment } from "@/backend/payment-providers/sandbox/sandbox-objects";
import {
  address,
  createBuyer,
  type PlacedOrder,
  createShopper,
} from "@/backend/orders/checkout/testing/shopper";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database } = backend;
const { fillCart, createCardToken, submit, buy } = createShopper(backend);

const findOrder = async (cartId: string) => {
  const [order] = await database().select().from(orders).where(eq(orders.cartId, cartId));
  return order;
};

describe("payment by card", () => {
  it("places the order, sends one mail, and the order is readable by its token", async () => {
    const { sessionId, response } = await buy("success");
    expect(response).toMatchObject({ status: 200, body: { state: "paid", actionUrl: null } });
    const { token, number } = response.body as PlacedOrder;
    const read = await callRoute("checkout.placedOrder", { params: { token } });
    expect(read.body).toMatchObject({ number, state: "paid", isProcessing: false, method: "C" });
    const order = await findOrder(sessionId);
    const mails = await listQueuedMails(database(), order?.email ?? "");
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${number} is confirmed`]);
    expect(mails[0]?.text).toContain(`/checkout/complete?order=${token}`);
    expect((await callRoute("cart.get", { params: { sessionId } })).status).toBe(404);
  });

  it("mails a confirmation link only to buyers who choose the newsletter", async () => {
    const sessionId = await fillCart();
    const ticked = await callRoute("cart.update", {
      params: { sessionId },
      body: { isNewsletterSubscribed: true },
    });
    expect(ticked.status).toBe(200);
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    expect((await submit(sessionId, payment)).body).toMatchObject({ state: "paid" });
    const order = await findOrder(sessionId);
    const mails = await listQueuedMails(database(), order?.email ?? "");
    expect(mails.map(({ subject }) => subject)).toContain("Please confirm your Paw Print subscription");
    const subscriptions = await database()
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, order?.email ?? ""));
    expect(subscriptions).toMatchObject([{ confirmedAt: null }]);
  });

  it.each([
    ["declined", "declined"],
    ["insufficient-funds", "insufficient-funds"],
  ] as const)(
    "returns 402 with the reason for a card that is %s, keeps the cart and accepts another card",
    async (outcome, failure) => {
      const { sessionId, response } = await buy(outcome);
      expect(response).toMatchObject({ status: 402, body: { code: "payment_error", failure } });
      expect((await callRoute("cart.get", { params: { sessionId } })).status).toBe(200);
      const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
      expect((await submit(sessionId, payment)).body).toMatchObject({ state: "paid" });
    },
  );

  it("recovers from a lost provider response with exactly one payment and one charge", async () => {
    const { sessionId, response } = await buy("lost-answer");
    expect(response.body).toMatchObject({ state: "paid" });
    const order = await findOrder(sessionId);
    expect(order?.state).toBe("paid");
    const paymentRows = await database()
      .select({ payment: payments })
      .from(paymentOrders)
      .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
      .where(eq(paymentOrders.orderId, order?.id ?? 0));
    expect(paymentRows).toMatchObject([{ payment: { state: "succeeded", amount: order?.total } }]);
    const paymentId = paymentRows[0]?.payment.id;
    const charges = (await database().select().from(sandboxObjects).where(eq(sandboxObjects.kind, "payment")))
      .map(toSandboxPayment)
      .filter((charge) => charge.paymentId === paymentId);
    expect(charges).toMatchObject([{ state: "succeeded", amount: order?.total, refunded: 0 }]);
  });

  it("places the order only after the buyer has confirmed at the bank", async () => {
    const { sessionId, response } = await buy("confirm");
    const { state, actionUrl, token } = response.body as PlacedOrder;
    expect(state).toBe("needs-action");
    const transactionId = new URL(actionUrl ?? "").searchParams.get("payment") ?? "";
    const payment = { method: "C", provider: "sandbox", transactionId };
    expect((await submit(sessionId, payment)).body).toMatchObject({ state: "needs-action" });
    expect((await callRoute("checkout.placedOrder", { params: { token } })).body).toMatchObject({
      state: "draft",
      isProcessing: true,
    });
    const confirmed = await callRoute("checkout.confirmSandbox", {
      body: { transactionId, isConfirmed: true },
    });
    expect(confirmed.body).toEqual({
      returnUrl: `http://localhost:3000/checkout/complete?order=${token}`,
    });
    expect((await submit(sessionId, payment)).body).toMatchObject({ state: "paid", token });
  });

  it("places no order after a rejection at the bank, and accepts another card", async () => {
    const { sessionId, response } = await buy("confirm");
    const transactionId =
      new URL((response.body as PlacedOrder).actionUrl ?? "").searchParams.get("payment") ?? "";
    await callRoute("checkout.confirmSandbox", { body: { transactionId, isConfirmed: false } });
    const refused = await submit(sessionId, { method: "C", provider: "sandbox", transactionId });
    expect(refused).toMatchObject({ status: 402, body: { failure: "not-confirmed" } });
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    expect((await submit(sessionId, payment)).body).toMatchObject({ state: "paid" });
  });

  it("rejects the transaction id of another cart's payment", async () => {
    const { sessionId: paid } = await buy("success");
    const order = await findOrder(paid);
    const [payment] = await database()
      .select()
      .from(payments)
      .where(and(eq(payments.amount, order?.total ?? 0), eq(payments.state, "succeeded")));
    // This cart has a draft of its own, which the stolen payment must not pay.
    const { sessionId: other } = await buy("declined");
    const stolen = { method: "C", provider: "sandbox", transactionId: payment?.providerId ?? "" };
    expect((await submit(other, stolen)).status).toBe(402);
    expect((await findOrder(other))?.state).toBe("draft");
  });
});

describe("sandbox card form", () => {
  it("accepts only published test numbers and stores no card number", async () => {
    const card = { name: "Jo", expiryMonth: 12, expiryYear: 2099, securityCode: "123" };
    const refused = await callRoute("checkout.createSandboxCard", {
      body: { ...card, number: "4111 1111 1111 1111" },
    });
    expect(refused.status).toBe(428);
    expect(refused.body).toEqual({ number: expect.stringContaining("only the test cards") as string });
    await createCardToken("success");
    const stored = JSON.stringify(await database().select().from(sandboxObjects));
    expect(stored).toContain("4242");
    expect(stored).not.toMatch(/\d{12,}/);
  });

  it("is offered as not live", async () => {
    const sessionId = await fillCart();
    const { body } = await callRoute("checkout.options", { params: { sessionId } });
    expect(body).toEqual({
      isOnAccount: false,
      nextSessionId: null,
      outstanding: null,
      methods: [{ method: "C", provider: "sandbox", clientId: "", isLive: false, least: null }],
    });
  });
});

describe("orders without a card", () => {
  it("places a vet's order on account: due in thirty days, without payment, for the practice", async () => {
    const caller = { token: await signIn("vet"), country: "US" };
    const sessionId = await fillCart(caller);
    const { body: options } = await callRoute("checkout.options", { params: { sessionId } }, caller);
    expect(options).toEqual({ isOnAccount: true, nextSessionId: null, outstanding: null, methods: [] });
    const { user } = createBuyer(sessionId, demoEmail("vet"));
    const { status, body } = await callRoute("checkout.placeOrder", { body: { sessionId, user } }, caller);
    expect({ status, body }).toMatchObject({ status: 200, body: { state: "open" } });
    const order = await findOrder(sessionId);
    expect(order).toMatchObject({ shippingAddress: { address: "12 Harbour Lane" }, method: null });
    const [invoice] = await database()
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order?.id ?? 0));
    const days = ((invoice?.dueAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const read = await callRoute("checkout.placedOrder", { params: { token: (body as PlacedOrder).token } });
    expect(read.body).toMatchObject({ shippingMethod: null, sample: "awaited" });
  });

  it.each([
    ["breeder", 424, "kept"],
    ["vet", 298, "none"],
  ] as const)("a %s who orders product %i gets the sample status %s", async (role, product, sample) => {
    const caller = { token: await signIn(role), country: "US" };
    const sessionId = await fillCart(caller, product);
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    const { user } = createBuyer(sessionId, demoEmail(role));
    const body = role === "vet" ? { sessionId, user } : { sessionId, user, billingAddress: address, payment };
    const placed = await callRoute("checkout.placeOrder", { body }, caller);
    expect(placed.status).toBe(200);
    const read = await callRoute("checkout.placedOrder", {
      params: { token: (placed.body as PlacedOrder).token },
    });
    expect(read.body).toMatchObject({ sample });
  });

  it("places a transfer order as open, mails the bank account, and blocks the next order until it is paid", async () => {
    const caller = { token: await signIn("owner"), country: "US" };
    const sessionId = await fillCart(caller);
    const { body } = await submit(sessionId, { method: "EFT" }, caller);
    expect(body).toMatchObject({ state: "open" });
    const order = await findOrder(sessionId);
    const [mail] = await listQueuedMails(database(), order?.email ?? "");
    expect(mail?.text).toContain(order?.number);
    expect(mail?.text).toContain("an account that does not exist");
    // Nothing can be added any more, so the next cart is one filled before signing in.
    const next = await fillCart();
    await callRoute("cart.claim", { params: { sessionId: next } }, caller);
    const refused = await submit(next, { method: "EFT" }, caller);
    expect(refused).toMatchObject({ status: 409, body: { code: 79 } });
  });

  it("accepts neither transfers nor unpaid orders from guests", async () => {
    const sessionId = await fillCart();
    expect((await submit(sessionId, { method: "EFT" })).status).toBe(428);
    expect((await submit(sessionId)).body).toEqual({ payment: "This field is required" });
  });
});

describe("idempotency key", () => {
  it("returns the first response for the same body and 422 for another body", async () => {
    const sessionId = await fillCart();
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    const body = { ...createBuyer(sessionId), payment };
    const caller = { headers: { "idempotency-key": "first-page-key" } };
    const first = await callRoute("checkout.placeOrder", { body }, caller);
    expect(first.body).toMatchObject({ state: "paid" });
    expect((await callRoute("checkout.placeOrder", { body }, caller)).body).toEqual(first.body);
    const other = { ...body, user: { ...body.user, firstName: "Ann" } };
    expect((await callRoute("checkout.placeOrder", { body: other }, caller)).status).toBe(422);
  });

  it("allows a retry under the same key after a refusal", async () => {
    const sessionId = await fillCart();
    const caller = { headers: { "idempotency-key": "another-key-of-a-page" } };
    const payWith = async (outcome: "declined" | "success") =>
      submit(sessionId, { method: "C", provider: "sandbox", token: await createCardToken(outcome) }, caller);
    expect((await payWith("declined")).status).toBe(402);
    expect((await payWith("success")).body).toMatchObject({ state: "paid" });
  });
});

describe("amount to pay", () => {
  it("is the cart total, and an amount in the body is rejected", async () => {
    const sessionId = await fillCart();
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    const tampered = { ...createBuyer(sessionId), payment: { ...payment, amount: 1 } };
    expect((await callRoute("checkout.placeOrder", { body: tampered })).status).toBe(428);
    const body = await readRoute("cart.get", { params: { sessionId } });
    expect((await submit(sessionId, payment)).status).toBe(200);
    const order = await findOrder(sessionId);
    expect(((order?.total ?? 0) / 100).toFixed(2)).toBe(body.total);
  });

  it("updates the existing payment when the cart changes", async () => {
    const sessionId = await fillCart();
    const start = () =>
      callRoute("checkout.startPayment", {
        body: { ...createBuyer(sessionId), method: "C", provider: "sandbox" },
      });
    const first = (await start()).body as { transactionId: string; amount: string };
    for (let change = 0; change < 3; change += 1) {
      await callRoute("cart.addItem", { params: { sessionId }, body: { productId: 969, quantity: 1 } });
      const { body } = await start();
      expect(body).toMatchObject({ transactionId: first.transactionId });
      expect((body as { amount: string }).amount).not.toBe(first.amount);
    }
  });

  it("is shown again before an order goes to a country with other prices", async () => {
    const sessionId = await fillCart();
    const body = { ...createBuyer(sessionId), shippingAddress: { ...address, country: "DE" } };
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    const refused = await callRoute("checkout.placeOrder", { body: { ...body, payment } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "total_changed", currency: { code: "EUR" } },
    });
  });

  it("rejects an empty cart, and returns the existing order for an ordered cart", async () => {
    const { sessionId } = await readRoute("cart.create", { body: {} });
    expect((await submit(sessionId)).status).toBe(428);
    const { sessionId: orderedId, response, payment } = await buy("success");
    const [cart] = await database().select().from(carts).where(eq(carts.id, orderedId));
    expect(cart?.orderedAt).not.toBeNull();
    expect((await submit(orderedId, payment)).body).toEqual(response.body);
  });
});
