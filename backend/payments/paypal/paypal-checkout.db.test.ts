import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { orders } from "@/backend/db/schema/orders";
import { paymentEvents, payments } from "@/backend/db/schema/payments";
import { buyerOf, type Placed, shopperOf } from "@/backend/modules/checkout/testing/shopper";
import { reconcile } from "@/backend/modules/payments/reconcile";
import { worldOf } from "@/backend/modules/payments/world";
import { providersOf, type Providers } from "@/backend/payments/providers";
import { runFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import { connect } from "@/backend/testing/fake-paypal/paypal-kit";
import { mailsTo } from "@/backend/testing/mailbox";
import { runBackend } from "@/backend/testing/server";
import { begunPayPalOrders } from "./begun-orders";

const fake = await runFakePayPal();
afterAll(() => fake.stop());

let providers: Providers;
const backend = runBackend((db) => {
  const provider = connect(fake, (since) => begunPayPalOrders(db, since));
  providers = providersOf([{ provider, methods: ["P"], clientIdOf: () => "client", isLive: false }]);
  return { providers };
});
const { ask, database } = backend;
const { fillCart, place } = shopperOf(backend);

async function begin() {
  const sessionId = await fillCart();
  const body = { ...buyerOf(sessionId), method: "P", provider: "paypal" };
  const answer = await ask("checkout.startPayment", { body });
  expect(answer).toMatchObject({ status: 200, body: { clientSecret: "" } });
  const { transactionId } = answer.body as { transactionId: string };
  const pay = () => place(sessionId, { method: "P", provider: "paypal", transactionId });
  const tell = (kind: string) => {
    const { headers, rawBody } = fake.message(kind, transactionId);
    const named = Object.entries(headers).map(([name, value]) => ({ name, value }));
    const body = { headers: named, payload: rawBody };
    return ask("paymentEvents.receive", { params: { provider: "paypal" }, body });
  };
  const order = async () => (await database().select().from(orders).where(eq(orders.cartId, sessionId)))[0];
  return { sessionId, transactionId, email: body.user.email, pay, tell, order };
}

const capturesOf = (id: string) => fake.orders.get(id)?.captures ?? [];

test("the buyer approves, the server captures, and there is one order, one capture and one mail", async () => {
  const { transactionId, email, pay, order } = await begin();
  fake.approve(transactionId);
  const { status, body } = await pay();
  expect({ status, body }).toMatchObject({ status: 200, body: { state: "paid" } });
  expect((await pay()).body).toMatchObject({ token: (body as Placed).token });
  expect(capturesOf(transactionId)).toMatchObject([{ status: "COMPLETED", amount: (await order())?.total }]);
  expect(await mailsTo(database(), email)).toHaveLength(1);
});

test("not approved, nothing is captured and nothing ordered", async () => {
  const { transactionId, pay, order } = await begin();
  expect((await pay()).status).toBeGreaterThanOrEqual(400);
  expect(capturesOf(transactionId)).toEqual([]);
  expect((await order())?.state).toBe("draft");
});

test("declined it is said why, the cart is kept, and another means pays the same order", async () => {
  const { transactionId, pay, order } = await begin();
  fake.approve(transactionId, "INSTRUMENT_DECLINED");
  expect(await pay()).toMatchObject({ status: 402, body: { code: "payment_error", failure: "declined" } });
  fake.approve(transactionId);
  expect((await pay()).body).toMatchObject({ state: "paid" });
  expect((await order())?.state).toBe("paid");
});

test("the browser never comes back: PayPal's word alone finishes the order, however often it is told", async () => {
  const { transactionId, email, tell, order } = await begin();
  fake.approve(transactionId);
  for (const kind of ["CHECKOUT.ORDER.APPROVED", "CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"])
    expect((await tell(kind)).status).toBeLessThan(300);
  expect((await order())?.state).toBe("paid");
  expect(capturesOf(transactionId)).toHaveLength(1);
  expect(await mailsTo(database(), email)).toHaveLength(1);
  const told = await database()
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.providerId, transactionId));
  expect(told).toHaveLength(2);
});

test("what the bank thinks over is told later", async () => {
  const { transactionId, pay, tell, order } = await begin();
  fake.approve(transactionId, "PENDING");
  expect((await pay()).body).toMatchObject({ state: "processing" });
  expect((await order())?.state).toBe("draft");
  fake.decide(transactionId, "COMPLETED");
  expect((await tell("PAYMENT.CAPTURE.COMPLETED")).status).toBeLessThan(300);
  expect((await order())?.state).toBe("paid");
});

test("a lost answer of the capture is read from the order: paid once", async () => {
  const { transactionId, pay } = await begin();
  fake.approve(transactionId);
  fake.fail("capture", "lost", "lost", "lost");
  expect((await pay()).body).toMatchObject({ state: "paid" });
  expect(capturesOf(transactionId)).toHaveLength(1);
});

test("approved and forgotten by everybody, the reconciler finishes it", async () => {
  const { transactionId, order } = await begin();
  fake.approve(transactionId);
  const world = worldOf({ db: database(), settings: { appOrigin: "http://localhost:3000", providers } });
  await reconcile(world, new Date(Date.now() - 60_000));
  expect((await order())?.state).toBe("paid");
});

test("an order PayPal has forgotten is in nobody's way: the next one is begun anew", async () => {
  const { sessionId, transactionId, order } = await begin();
  fake.expire(transactionId);
  const body = { ...buyerOf(sessionId), method: "P", provider: "paypal" };
  const again = await ask("checkout.startPayment", { body });
  expect(again.status).toBe(200);
  const { transactionId: next } = again.body as { transactionId: string };
  expect(next).not.toBe(transactionId);
  fake.approve(next);
  const payment = { method: "P", provider: "paypal", transactionId: next };
  expect((await place(sessionId, payment)).body).toMatchObject({ state: "paid" });
  expect((await order())?.state).toBe("paid");
});

test("a forged message changes nothing and is refused", async () => {
  const { transactionId, order } = await begin();
  fake.approve(transactionId);
  const { headers, rawBody } = fake.message("CHECKOUT.ORDER.APPROVED", transactionId);
  const named = Object.entries(headers).map(([name, value]) => ({ name, value }));
  const body = { headers: named, payload: `${rawBody} ` };
  const answer = await ask("paymentEvents.receive", { params: { provider: "paypal" }, body });
  expect(answer.status).toBe(400);
  expect((await order())?.state).toBe("draft");
  const [payment] = await database().select().from(payments).where(eq(payments.providerId, transactionId));
  expect(payment?.state).toBe("open");
});
