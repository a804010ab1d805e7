import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { orders } from "@/backend/db/schema/orders";
import { paymentEvents } from "@/backend/db/schema/payments";
import { createBuyer, type PlacedOrder, createShopper } from "@/backend/orders/checkout/testing/shopper";
import { reconcilePayments } from "@/backend/orders/payments/reconcile-payments";
import { createPaymentContext } from "@/backend/orders/public/payment-context";
import { createProviders, type Providers } from "@/backend/payment-providers/providers";
import { startFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import { createTestProvider } from "@/backend/testing/fake-paypal/paypal-setup";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { listPayPalOrderIds } from "./paypal-store";

const fake = await startFakePayPal();
afterAll(() => fake.stop());

let providers: Providers;
const backend = startTestBackend((db) => {
  const provider = createTestProvider(fake, (since) => listPayPalOrderIds(db, since));
  providers = createProviders([{ provider, methods: ["P"], clientIdOf: () => "client", isLive: false }]);
  return { providers };
});
const { callRoute, database } = backend;
const { fillCart, submit } = createShopper(backend);

async function startPayment() {
  const sessionId = await fillCart();
  const body = { ...createBuyer(sessionId), method: "P", provider: "paypal" };
  const response = await callRoute("checkout.startPayment", { body });
  expect(response).toMatchObject({ status: 200, body: { clientSecret: "" } });
  const { transactionId } = response.body as { transactionId: string };
  const pay = () => submit(sessionId, { method: "P", provider: "paypal", transactionId });
  const deliver = (kind: string) => {
    const { headers, rawBody } = fake.message(kind, transactionId);
    const headerList = Object.entries(headers).map(([name, value]) => ({ name, value }));
    const body = { headers: headerList, payload: rawBody };
    return callRoute("payments.receiveEvent", { params: { provider: "paypal" }, body });
  };
  const order = async () => (await database().select().from(orders).where(eq(orders.cartId, sessionId)))[0];
  return { sessionId, transactionId, email: body.user.email, pay, deliver, order };
}

const capturesOf = (id: string) => fake.orders.get(id)?.captures ?? [];

test("PayPal checkout creates one order, capture and mail after the buyer approves", async () => {
  const { transactionId, email, pay, order } = await startPayment();
  fake.approve(transactionId);
  const { status, body } = await pay();
  expect({ status, body }).toMatchObject({ status: 200, body: { state: "paid" } });
  expect((await pay()).body).toMatchObject({ token: (body as PlacedOrder).token });
  expect(capturesOf(transactionId)).toMatchObject([{ status: "COMPLETED", amount: (await order())?.total }]);
  expect(await listQueuedMails(database(), email)).toHaveLength(1);
});

test("PayPal checkout captures and orders nothing without approval", async () => {
  const { transactionId, pay, order } = await startPayment();
  expect((await pay()).status).toBeGreaterThanOrEqual(400);
  expect(capturesOf(transactionId)).toEqual([]);
  expect((await order())?.state).toBe("draft");
});

test("PayPal checkout returns the decline reason, keeps the cart and accepts another approval", async () => {
  const { transactionId, pay, order } = await startPayment();
  fake.approve(transactionId, "INSTRUMENT_DECLINED");
  expect(await pay()).toMatchObject({ status: 402, body: { code: "payment_error", failure: "declined" } });
  fake.approve(transactionId);
  expect((await pay()).body).toMatchObject({ state: "paid" });
  expect((await order())?.state).toBe("paid");
});

test("PayPal checkout completes the order once by webhooks if the browser never returns", async () => {
  const { transactionId, email, deliver, order } = await startPayment();
  fake.approve(transactionId);
  for (const kind of ["CHECKOUT.ORDER.APPROVED", "CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"])
    expect((await deliver(kind)).status).toBeLessThan(300);
  expect((await order())?.state).toBe("paid");
  expect(capturesOf(transactionId)).toHaveLength(1);
  expect(await listQueuedMails(database(), email)).toHaveLength(1);
  const events = await database()
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.providerId, transactionId));
  expect(events).toHaveLength(2);
});

test("PayPal checkout completes the order when a pending payment completes", async () => {
  const { transactionId, pay, deliver, order } = await startPayment();
  fake.approve(transactionId, "PENDING");
  expect((await pay()).body).toMatchObject({ state: "processing" });
  expect((await order())?.state).toBe("draft");
  fake.decide(transactionId, "COMPLETED");
  expect((await deliver("PAYMENT.CAPTURE.COMPLETED")).status).toBeLessThan(300);
  expect((await order())?.state).toBe("paid");
});

test("PayPal checkout charges once when the responses to the capture are lost", async () => {
  const { transactionId, pay } = await startPayment();
  fake.approve(transactionId);
  fake.fail("capture", "lost", "lost", "lost");
  expect((await pay()).body).toMatchObject({ state: "paid" });
  expect(capturesOf(transactionId)).toHaveLength(1);
});

test("PayPal checkout is completed by the reconciler without browser and webhook", async () => {
  const { transactionId, order } = await startPayment();
  fake.approve(transactionId);
  const context = createPaymentContext({
    db: database(),
    settings: { appOrigin: "http://localhost:3000", providers },
  });
  await reconcilePayments(context, new Date(Date.now() - 60_000));
  expect((await order())?.state).toBe("paid");
});

test("PayPal checkout starts a new payment when PayPal has deleted the order", async () => {
  const { sessionId, transactionId, order } = await startPayment();
  fake.expire(transactionId);
  const body = { ...createBuyer(sessionId), method: "P", provider: "paypal" };
  const restarted = await callRoute("checkout.startPayment", { body });
  expect(restarted.status).toBe(200);
  const { transactionId: next } = restarted.body as { transactionId: string };
  expect(next).not.toBe(transactionId);
  fake.approve(next);
  const payment = { method: "P", provider: "paypal", transactionId: next };
  expect((await submit(sessionId, payment)).body).toMatchObject({ state: "paid" });
  expect((await order())?.state).toBe("paid");
});
