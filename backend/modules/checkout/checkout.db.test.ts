import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { carts } from "@/backend/db/schema/carts";
import { invoices, orders } from "@/backend/db/schema/orders";
import { payments, sandboxObjects } from "@/backend/db/schema/payments";
import { mailsTo } from "@/backend/testing/mailbox";
import { runBackend } from "@/backend/testing/server";
import { address, buyerOf, type Placed, shopperOf } from "./testing/shopper";

const backend = runBackend();
const { ask, signIn, database } = backend;
const { fillCart, tokenOf, place, buy } = shopperOf(backend);

const orderOf = async (cartId: string) => {
  const [order] = await database().select().from(orders).where(eq(orders.cartId, cartId));
  return order;
};

describe("paying by card", () => {
  it("makes an order of the cart, writes one mail, and can be read by its token alone", async () => {
    const { sessionId, answer } = await buy("success");
    expect(answer).toMatchObject({ status: 200, body: { state: "paid", actionUrl: null } });
    const { token, number } = answer.body as Placed;
    const read = await ask("checkout.placedOrder", { params: { token } });
    expect(read.body).toMatchObject({ number, state: "paid", isProcessing: false, method: "C" });
    const order = await orderOf(sessionId);
    const mails = await mailsTo(database(), order?.email ?? "");
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${number} is confirmed`]);
    expect(mails[0]?.text).toContain(`/checkout/complete?order=${token}`);
    expect((await ask("cart.read", { params: { sessionId } })).status).toBe(404);
  });

  it.each([
    ["declined", "declined"],
    ["insufficient-funds", "insufficient-funds"],
  ] as const)("%s: says why, keeps the cart, and the next card pays", async (outcome, failure) => {
    const { sessionId, answer } = await buy(outcome);
    expect(answer).toMatchObject({ status: 402, body: { code: "payment_error", failure } });
    expect((await ask("cart.read", { params: { sessionId } })).status).toBe(200);
    const payment = { method: "C", provider: "sandbox", token: await tokenOf("success") };
    expect((await place(sessionId, payment)).body).toMatchObject({ state: "paid" });
  });

  it("finds out what became of it when the answer is lost, and takes nothing twice", async () => {
    const { sessionId, answer } = await buy("lost-answer");
    expect(answer.body).toMatchObject({ state: "paid" });
    const all = await database().select().from(payments).where(eq(payments.state, "succeeded"));
    const order = await orderOf(sessionId);
    expect(order?.state).toBe("paid");
    expect(all.length).toBeGreaterThan(0);
  });

  it("is confirmed at the bank's page, and only then an order", async () => {
    const { sessionId, answer } = await buy("confirm");
    const { state, actionUrl, token } = answer.body as Placed;
    expect(state).toBe("needs-action");
    const transactionId = new URL(actionUrl ?? "").searchParams.get("payment") ?? "";
    const payment = { method: "C", provider: "sandbox", transactionId };
    expect((await place(sessionId, payment)).body).toMatchObject({ state: "needs-action" });
    expect((await ask("checkout.placedOrder", { params: { token } })).body).toMatchObject({
      state: "draft",
      isProcessing: true,
    });
    const confirmed = await ask("checkout.confirmSandbox", { body: { transactionId, isConfirmed: true } });
    expect(confirmed.body).toEqual({
      returnUrl: `http://localhost:3000/checkout/complete?order=${token}`,
    });
    expect((await place(sessionId, payment)).body).toMatchObject({ state: "paid", token });
  });

  it("is refused at the bank's page: nothing is ordered, and the cart can be paid otherwise", async () => {
    const { sessionId, answer } = await buy("confirm");
    const transactionId = new URL((answer.body as Placed).actionUrl ?? "").searchParams.get("payment") ?? "";
    await ask("checkout.confirmSandbox", { body: { transactionId, isConfirmed: false } });
    const refused = await place(sessionId, { method: "C", provider: "sandbox", transactionId });
    expect(refused).toMatchObject({ status: 402, body: { failure: "not-confirmed" } });
    const payment = { method: "C", provider: "sandbox", token: await tokenOf("success") };
    expect((await place(sessionId, payment)).body).toMatchObject({ state: "paid" });
  });

  it("believes no id that a browser sends: another cart's payment pays nothing here", async () => {
    const { sessionId: paid } = await buy("success");
    const order = await orderOf(paid);
    const [payment] = await database()
      .select()
      .from(payments)
      .where(and(eq(payments.amount, order?.total ?? 0), eq(payments.state, "succeeded")));
    // With a draft of its own, which is what the payment would be taken for.
    const { sessionId: other } = await buy("declined");
    const stolen = { method: "C", provider: "sandbox", transactionId: payment?.providerId ?? "" };
    expect((await place(other, stolen)).status).toBe(402);
    expect((await orderOf(other))?.state).toBe("draft");
  });
});

describe("the vault", () => {
  it("takes published numbers only, says which ones work, and keeps no number", async () => {
    const card = { name: "Jo", expiryMonth: 12, expiryYear: 2099, securityCode: "123" };
    const refused = await ask("checkout.keepCard", { body: { ...card, number: "4111 1111 1111 1111" } });
    expect(refused.status).toBe(428);
    expect(refused.body).toEqual({ number: expect.stringContaining("only the test cards") as string });
    await tokenOf("success");
    const kept = JSON.stringify(await database().select().from(sandboxObjects));
    expect(kept).toContain("4242");
    expect(kept).not.toMatch(/\d{12,}/);
  });

  it("says that it is a sandbox", async () => {
    const sessionId = await fillCart();
    const { body } = await ask("checkout.options", { params: { sessionId } });
    expect(body).toEqual({
      isOnAccount: false,
      methods: [{ method: "C", provider: "sandbox", clientId: "", isLive: false, least: null }],
    });
  });
});

describe("without a card", () => {
  it("a vet orders on account: no payment, an invoice in thirty days, and no addresses", async () => {
    const asker = { token: await signIn("vet"), country: "US" };
    const sessionId = await fillCart(asker);
    const { body: options } = await ask("checkout.options", { params: { sessionId } }, asker);
    expect(options).toEqual({ isOnAccount: true, methods: [] });
    const { user } = buyerOf(sessionId, demoEmail("vet"));
    const { status, body } = await ask("checkout.placeOrder", { body: { sessionId, user } }, asker);
    expect({ status, body }).toMatchObject({ status: 200, body: { state: "open" } });
    const order = await orderOf(sessionId);
    expect(order).toMatchObject({ billingAddress: null, shippingAddress: null, method: null });
    const [invoice] = await database()
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order?.id ?? 0));
    const days = ((invoice?.dueAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const read = await ask("checkout.placedOrder", { params: { token: (body as Placed).token } });
    expect(read.body).toMatchObject({ shippingMethod: null, sample: "awaited" });
  });

  it.each([
    ["breeder", 424, "kept"],
    ["vet", 298, "none"],
  ] as const)("a %s who ordered product %i is told of the sample: %s", async (role, product, sample) => {
    const asker = { token: await signIn(role), country: "US" };
    const sessionId = await fillCart(asker, product);
    const payment = { method: "C", provider: "sandbox", token: await tokenOf("success") };
    const { user } = buyerOf(sessionId, demoEmail(role));
    const body = role === "vet" ? { sessionId, user } : { sessionId, user, billingAddress: address, payment };
    const placed = await ask("checkout.placeOrder", { body }, asker);
    expect(placed.status).toBe(200);
    const read = await ask("checkout.placedOrder", { params: { token: (placed.body as Placed).token } });
    expect(read.body).toMatchObject({ sample });
  });

  it("a transfer is open and due at once, says where to pay, and keeps its person from the next order", async () => {
    const asker = { token: await signIn("owner"), country: "US" };
    const sessionId = await fillCart(asker);
    const { body } = await place(sessionId, { method: "EFT" }, asker);
    expect(body).toMatchObject({ state: "open" });
    const order = await orderOf(sessionId);
    const [mail] = await mailsTo(database(), order?.email ?? "");
    expect(mail?.text).toContain(order?.number);
    expect(mail?.text).toContain("an account that does not exist");
    const next = await fillCart(asker);
    const refused = await place(next, { method: "EFT" }, asker);
    expect(refused).toMatchObject({ status: 409, body: { code: 79 } });
  });

  it("a guest can neither pay by transfer nor for nothing", async () => {
    const sessionId = await fillCart();
    expect((await place(sessionId, { method: "EFT" })).status).toBe(428);
    expect((await place(sessionId)).body).toEqual({ payment: "This field is required" });
  });
});

describe("what is asked twice", () => {
  it("gets the first answer under the same key, 422 with another body", async () => {
    const sessionId = await fillCart();
    const payment = { method: "C", provider: "sandbox", token: await tokenOf("success") };
    const body = { ...buyerOf(sessionId), payment };
    const asker = { headers: { "idempotency-key": "a-key-of-a-page" } };
    const first = await ask("checkout.placeOrder", { body }, asker);
    expect(first.body).toMatchObject({ state: "paid" });
    expect((await ask("checkout.placeOrder", { body }, asker)).body).toEqual(first.body);
    const other = { ...body, user: { ...body.user, firstName: "Ann" } };
    expect((await ask("checkout.placeOrder", { body: other }, asker)).status).toBe(422);
  });

  it("may be tried again under the same key after a refusal", async () => {
    const sessionId = await fillCart();
    const asker = { headers: { "idempotency-key": "another-key-of-a-page" } };
    const with_ = async (outcome: "declined" | "success") =>
      place(sessionId, { method: "C", provider: "sandbox", token: await tokenOf(outcome) }, asker);
    expect((await with_("declined")).status).toBe(402);
    expect((await with_("success")).body).toMatchObject({ state: "paid" });
  });
});

describe("what is to be paid", () => {
  it("is what the cart comes to, whatever a body says", async () => {
    const sessionId = await fillCart();
    const payment = { method: "C", provider: "sandbox", token: await tokenOf("success") };
    const tampered = { ...buyerOf(sessionId), payment: { ...payment, amount: 1 } };
    expect((await ask("checkout.placeOrder", { body: tampered })).status).toBe(428);
    const { body } = await ask("cart.read", { params: { sessionId } });
    expect((await place(sessionId, payment)).status).toBe(200);
    const order = await orderOf(sessionId);
    expect(((order?.total ?? 0) / 100).toFixed(2)).toBe((body as { total: string }).total);
  });

  it("one payment is changed with the cart, not begun anew", async () => {
    const sessionId = await fillCart();
    const start = () =>
      ask("checkout.startPayment", {
        body: { ...buyerOf(sessionId), method: "C", provider: "sandbox" },
      });
    const first = (await start()).body as { transactionId: string; amount: string };
    for (let time = 0; time < 3; time += 1) {
      await ask("cart.addItem", { params: { sessionId }, body: { productId: 969, quantity: 1 } });
      const { body } = await start();
      expect(body).toMatchObject({ transactionId: first.transactionId });
      expect((body as { amount: string }).amount).not.toBe(first.amount);
    }
  });

  it("is refused where the address is of another country's prices", async () => {
    const sessionId = await fillCart();
    const body = { ...buyerOf(sessionId), shippingAddress: { ...address, country: "DE" } };
    const payment = { method: "C", provider: "sandbox", token: await tokenOf("success") };
    const { status, body: refused } = await ask("checkout.placeOrder", { body: { ...body, payment } });
    expect(status).toBe(428);
    expect(Object.keys(refused as object)).toEqual(["shippingAddress.country"]);
  });

  it("an empty cart cannot be ordered, and an ordered one is its order", async () => {
    const { body } = await ask("cart.create", { body: {} });
    const { sessionId } = body as { sessionId: string };
    expect((await place(sessionId)).status).toBe(428);
    const { sessionId: done, answer, payment } = await buy("success");
    const [cart] = await database().select().from(carts).where(eq(carts.id, done));
    expect(cart?.orderedAt).not.toBeNull();
    expect((await place(done, payment)).body).toEqual(answer.body);
  });
});
