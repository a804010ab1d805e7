import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices, orderLines } from "@/backend/db/schema/orders";
import { payments } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/users";
import { subscriptionPlans, subscriptions } from "@/backend/db/schema/subscriptions";
import { createBuyer } from "@/backend/orders/checkout/testing/shopper";
import { reconcilePayments } from "@/backend/orders/payments/reconcile-payments";
import { refundOrder } from "@/backend/orders/payments/refund-order";
import { sweepPayments } from "@/backend/orders/payments/sweep-payments";
import { hashPassword } from "@/backend/account/auth/passwords";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { createSubscriptionKit } from "@/backend/orders/subscriptions/testing/subscription-kit";

const { callRoute, database, signIn, fake, fillCart, startPayment, subscribe, context } =
  await createSubscriptionKit();
const sweepOptions = { graceSeconds: 0, abandonedHours: 24 };
const subjects = async (to: string) => (await listQueuedMails(database(), to)).map(({ subject }) => subject);

test("an approved subscription is activated and creates one paid order with the renewal date", async () => {
  const { placed, pay, token, email, id, row, orderRows } = await subscribe();
  expect(placed).toMatchObject({ state: "paid", token });
  expect((await pay()).body).toMatchObject({ state: "paid", token });
  expect(await orderRows()).toHaveLength(1);
  expect(await row()).toMatchObject({ state: "active", productId: 601, failedPayments: 0 });
  expect(fake.yearly.subscriptions.get(id)?.sales).toHaveLength(1);
  const [mail, ...more] = await listQueuedMails(database(), email);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/renews every year at \$[\d.]+ USD until you cancel/);
  const { body } = await callRoute("checkout.placedOrder", { params: { token } });
  expect(body).toMatchObject({ renewal: { state: "active", isRenewal: false, canEnd: true } });
});

test("the PayPal product and plan are created once per price", async () => {
  await subscribe();
  await subscribe();
  const planRows = await database().select().from(subscriptionPlans);
  expect(planRows).toHaveLength(1);
  expect([fake.yearly.products.size, fake.yearly.plans.size]).toEqual([1, 1]);
  const [plan] = fake.yearly.plans.values();
  expect(plan?.cycle).toMatchObject({
    frequency: { interval_unit: "YEAR", interval_count: 1 },
    total_cycles: 0,
  });
});

test("only a single product at its full price renews, and only if requested", async () => {
  for (const [quantity, productId] of [
    [2, 601],
    [1, 969],
  ] as const) {
    const sessionId = await fillCart({}, quantity, productId);
    const body = { ...createBuyer(sessionId), method: "P", provider: "paypal", renews: true };
    expect(await callRoute("checkout.startPayment", { body })).toMatchObject({
      status: 428,
      body: { renews: "Your cart has changed. Please look at it again" },
    });
  }
  const body = { ...createBuyer(await fillCart()), method: "P", provider: "paypal" };
  const once = (await callRoute("checkout.startPayment", { body })).body as { transactionId: string };
  expect(fake.orders.has(once.transactionId)).toBe(true);
});

test("an unapproved subscription is not activated", async () => {
  const { id, pay, row } = await startPayment();
  expect((await pay()).status).toBe(402);
  expect(fake.yearly.subscriptions.get(id)).toMatchObject({ status: "APPROVAL_PENDING", sales: [] });
  expect(await row()).toBeUndefined();
});

test.each([
  ["another price", { cycle: { pricing_scheme: { fixed_price: { currency_code: "USD", value: "1.00" } } } }],
  ["another interval", { cycle: { frequency: { interval_unit: "MONTH", interval_count: 1 } } }],
])("a subscription with %s is not activated", async (_, { cycle }) => {
  const { id, pay } = await startPayment();
  const subscription = fake.yearly.find(id);
  const changed = { ...subscription.plan, cycle: { ...subscription.plan.cycle, ...cycle } };
  fake.yearly.subscriptions.set(id, { ...subscription, plan: changed });
  fake.yearly.approve(id);
  expect((await pay()).status).toBe(402);
  expect(fake.yearly.find(id)).toMatchObject({ status: "APPROVED", sales: [] });
});

test("the subscription of another payment is not activated", async () => {
  const { id, pay, orderRows } = await startPayment();
  fake.yearly.find(id).customId = "another";
  fake.yearly.approve(id);
  expect((await pay()).status).toBe(402);
  expect(fake.yearly.find(id).sales).toEqual([]);
  expect(await orderRows()).toEqual([]);
});

test("a subscription creates one order by webhooks when the first payment arrives later", async () => {
  const { id, placed, email, deliver, orderRows } = await subscribe({}, "LATER");
  expect(placed).toMatchObject({ state: "processing" });
  fake.yearly.take(id);
  for (const kind of ["PAYMENT.SALE.COMPLETED", "BILLING.SUBSCRIPTION.ACTIVATED", "PAYMENT.SALE.COMPLETED"])
    expect((await deliver(kind)).status).toBeLessThan(300);
  expect(await orderRows()).toMatchObject([{ state: "paid" }]);
  expect(await listQueuedMails(database(), email)).toHaveLength(1);
});

test("a declined first payment returns 402 and cancels the subscription", async () => {
  const { id, status, row, orderRows } = await subscribe({}, "DECLINED");
  expect(status).toBe(402);
  expect(await orderRows()).toEqual([]);
  await sweepPayments(context(), sweepOptions);
  expect(fake.yearly.find(id).status).toBe("CANCELLED");
  expect(await row()).toMatchObject({ state: "cancelled", isUnwanted: true });
});

test("a subscription is paid once when the responses to the activation are lost", async () => {
  const { id, pay } = await startPayment();
  fake.yearly.approve(id);
  fake.fail("activate", "lost", "lost", "lost");
  expect((await pay()).body).toMatchObject({ state: "paid" });
  expect(fake.yearly.find(id).sales).toHaveLength(1);
});

test("a one-off payment is replaced by a subscription and back, and only one can be paid", async () => {
  const sessionId = await fillCart();
  const body = { ...createBuyer(sessionId), method: "P", provider: "paypal" };
  const start = async (renews?: boolean) => {
    const answer = await callRoute("checkout.startPayment", { body: { ...body, ...(renews && { renews }) } });
    return (answer.body as { transactionId: string }).transactionId;
  };
  const once = await start();
  const yearly = await start(true);
  expect(yearly).toMatch(/^I-/);
  const again = await start();
  expect([once, yearly]).not.toContain(again);
  const live = await database().select().from(payments).where(eq(payments.providerId, yearly));
  expect(live).toMatchObject([{ state: "cancelled", subscribesTo: 601 }]);
});

test("each renewal creates one paid order, with lines, invoice and mail", async () => {
  const { email, deliver, chargeRenewal, orderRows, row } = await subscribe();
  fake.later(365 * 24 * 60 * 60 * 1000);
  chargeRenewal();
  const before = (await row())?.runsUntil;
  const responses = await Promise.all(["WH-1", "WH-2"].map((id) => deliver("PAYMENT.SALE.COMPLETED", id)));
  expect(responses.every(({ status }) => status < 300)).toBe(true);
  await deliver("PAYMENT.SALE.COMPLETED", "WH-1");
  const [first, renewal, ...more] = await orderRows();
  if (first === undefined || renewal === undefined || before === undefined)
    throw new Error("The renewal order is missing.");
  expect(more).toEqual([]);
  expect(renewal).toMatchObject({ state: "paid", method: "P", total: first.total, cartId: null });
  const lines = await database().select().from(orderLines).where(eq(orderLines.orderId, renewal.id));
  expect(lines).toMatchObject([{ productId: 601, amount: first.total, quantity: 1 }]);
  expect(await database().select().from(invoices).where(eq(invoices.orderId, renewal.id))).toHaveLength(1);
  expect((await subjects(email)).at(-1)).toBe(`Renewed for a year: order ${renewal.number}`);
  expect((await row())?.runsUntil.getTime()).toBeGreaterThan(before.getTime());
  const { body } = await callRoute("checkout.placedOrder", { params: { token: renewal.token } });
  expect(body).toMatchObject({ renewal: { isRenewal: true } });
});

test("a renewal creates its order even if the cancellation webhook arrives first, and the end is mailed once", async () => {
  const { id, email, deliver, chargeRenewal, orderRows, row } = await subscribe();
  chargeRenewal();
  fake.yearly.find(id).status = "CANCELLED";
  for (const kind of [
    "BILLING.SUBSCRIPTION.CANCELLED",
    "PAYMENT.SALE.COMPLETED",
    "BILLING.SUBSCRIPTION.ACTIVATED",
  ])
    expect((await deliver(kind)).status).toBeLessThan(300);
  expect(await orderRows()).toHaveLength(2);
  expect((await row())?.state).toBe("cancelled");
  expect((await subjects(email)).filter((subject) => subject.includes("has ended"))).toHaveLength(1);
});

test("a renewal with another amount is put on hold once", async () => {
  const { deliver, chargeRenewal, orderRows, email } = await subscribe();
  chargeRenewal().amount = 1;
  for (const suffix of ["a", "b"]) await deliver("PAYMENT.SALE.COMPLETED", `WH-odd-${suffix}`);
  expect((await orderRows()).map(({ state }) => state)).toEqual(["paid", "held"]);
  expect((await subjects(email)).at(-1)).toMatch(/^We are checking your order/);
});

test("a failed renewal is mailed once for several webhooks", async () => {
  const { id, email, deliver, row } = await subscribe();
  fake.yearly.decline(id);
  for (const kind of ["BILLING.SUBSCRIPTION.PAYMENT.FAILED", "BILLING.SUBSCRIPTION.SUSPENDED"])
    expect((await deliver(kind)).status).toBeLessThan(300);
  expect((await row())?.state).toBe("suspended");
  expect((await subjects(email)).filter((subject) => subject.includes("could not be renewed"))).toHaveLength(
    1,
  );
});

test("a webhook returns 500 while PayPal is unreachable, and is processed when repeated", async () => {
  const { deliver, chargeRenewal, orderRows } = await subscribe();
  chargeRenewal();
  fake.fail("findSubscription", "down", "down", "down");
  expect((await deliver("PAYMENT.SALE.COMPLETED")).status).toBe(500);
  expect(await orderRows()).toHaveLength(1);
  expect((await deliver("PAYMENT.SALE.COMPLETED")).status).toBeLessThan(300);
  expect(await orderRows()).toHaveLength(2);
});

test("the reconciler finds renewals and expiry without webhooks", async () => {
  const { id, chargeRenewal, orderRows, row } = await subscribe();
  chargeRenewal();
  fake.yearly.find(id).status = "EXPIRED";
  await reconcilePayments(context(), new Date());
  expect(await orderRows()).toHaveLength(1);
  await database()
    .update(subscriptions)
    .set({ lookedAt: new Date(0) });
  await reconcilePayments(context(), new Date());
  expect(await orderRows()).toHaveLength(2);
  expect((await row())?.state).toBe("expired");
});

test("a guest cancels a subscription with the order token, idempotently, and keeps the paid period", async () => {
  const { id, token, email, row } = await subscribe();
  const until = (await row())?.runsUntil;
  const cancel = () => callRoute("checkout.cancelRenewal", { params: { token } });
  const responses = await Promise.all([cancel(), cancel()]);
  expect(responses.map(({ status }) => status)).toEqual([204, 204]);
  expect((await cancel()).status).toBe(204);
  expect(fake.yearly.find(id).status).toBe("CANCELLED");
  expect(await row()).toMatchObject({ state: "cancelled", runsUntil: until });
  const { body } = await callRoute("checkout.placedOrder", { params: { token } });
  expect(body).toMatchObject({ renewal: { state: "cancelled", canEnd: false } });
  expect((await subjects(email)).filter((subject) => subject.includes("has ended"))).toHaveLength(1);
});

test("cancelling returns 409 and changes nothing when PayPal is unreachable", async () => {
  const { id, token, row } = await subscribe();
  fake.fail("cancel", "refused", "refused", "refused");
  const answer = await callRoute("checkout.cancelRenewal", { params: { token } });
  expect(answer).toMatchObject({ status: 409, body: { code: "not_ended" } });
  expect(await row()).toMatchObject({ state: "active" });
  expect(fake.yearly.find(id).status).toBe("ACTIVE");
});

test("can be cancelled by the owner and administrators, and returns 404 for everyone else", async () => {
  const owner = { token: await signIn("breeder") };
  const { token, orderRows, row } = await subscribe(owner);
  const [order] = await orderRows();
  const cancel = (asker: object) => callRoute("checkout.cancelRenewal", { params: { token } }, asker);
  for (const other of [{}, { token: await signIn("owner") }]) expect((await cancel(other)).status).toBe(404);
  expect(
    (await callRoute("checkout.cancelRenewal", { params: { token: "x".repeat(43) } }, owner)).status,
  ).toBe(404);
  expect((await row())?.state).toBe("active");
  const params = { id: order?.id ?? 0 };
  const own = await callRoute("orders.get", { params }, owner);
  expect(own.body).toMatchObject({ renewal: { state: "active", canEnd: true } });
  const byToken = await callRoute("checkout.placedOrder", { params: { token } });
  expect(byToken.body).toMatchObject({ renewal: { canEnd: false } });
  const admin = { token: await signIn("admin") };
  expect((await callRoute("adminOrders.cancelRenewal", { params }, owner)).status).toBeGreaterThanOrEqual(
    403,
  );
  expect((await callRoute("adminOrders.cancelRenewal", { params }, admin)).status).toBe(204);
  expect((await callRoute("adminOrders.cancelRenewal", { params }, admin)).status).toBe(204);
  expect((await row())?.state).toBe("cancelled");
  expect((await cancel(owner)).status).toBe(204);
});

test("an account is deleted only after its subscriptions are cancelled, including those of guest orders", async () => {
  const email = "leaves@test.example";
  const passwordHash = await hashPassword("a long password");
  const person = { email, name: "Jo", type: "breeder", countryCode: "US", confirmedAt: new Date() } as const;
  await database()
    .insert(users)
    .values({ ...person, passwordHash });
  const login = await callRoute("auth.login", { body: { username: email, password: "a long password" } });
  const owner = { token: login.headers.get("x-session") ?? "" };
  const [own, guests] = [await subscribe(owner, "COMPLETED", email), await subscribe({}, "COMPLETED", email)];
  const remove = () =>
    callRoute("accountData.deleteAccount", { body: { password: "a long password" } }, owner);
  fake.fail("cancel", "down", "down", "down");
  expect(await remove()).toMatchObject({ status: 409, body: { code: "still_renews" } });
  expect(await database().select().from(users).where(eq(users.email, email))).toHaveLength(1);
  expect((await remove()).status).toBe(204);
  for (const { id } of [own, guests]) expect(fake.yearly.find(id).status).toBe("CANCELLED");
  expect(await database().select().from(users).where(eq(users.email, email))).toEqual([]);
});

test("the first payment and a renewal can be refunded, and a pending refund is followed", async () => {
  const { chargeRenewal, deliver, orderRows } = await subscribe();
  chargeRenewal();
  await deliver("PAYMENT.SALE.COMPLETED");
  const [first, renewal] = await orderRows();
  const refund = (orderId: number) =>
    refundOrder(context(), { orderId, amount: 100, reason: "requested", actorId: null });
  expect(await refund(first?.id ?? 0)).toMatchObject({ state: "succeeded" });
  fake.nextSaleRefund.status = "PENDING";
  expect(await refund(renewal?.id ?? 0)).toMatchObject({ state: "pending" });
  fake.nextSaleRefund.status = "COMPLETED";
  const statuses = [...fake.saleRefunds.values()].map(({ sale: { status } }) => status);
  expect(statuses.slice(-2)).toEqual(["PARTIALLY_REFUNDED", "PARTIALLY_REFUNDED"]);
  for (const saleRefund of fake.saleRefunds.values()) saleRefund.status = "COMPLETED";
  await sweepPayments(context(), sweepOptions);
  const { body } = await callRoute("checkout.placedOrder", { params: { token: renewal?.token ?? "" } });
  expect(body).toMatchObject({ state: "paid" });
  const refundedPayments = await database().select().from(payments).where(eq(payments.refunded, 100));
  expect(refundedPayments).toHaveLength(2);
});
