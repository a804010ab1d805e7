import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices, orderLines } from "@/backend/db/schema/orders";
import { payments } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/people";
import { subscriptionPlans, subscriptions } from "@/backend/db/schema/subscriptions";
import { buyerOf } from "@/backend/modules/checkout/testing/shopper";
import { reconcile } from "@/backend/modules/payments/reconcile";
import { refundOrder } from "@/backend/modules/payments/refund";
import { sweepPayments } from "@/backend/modules/payments/sweep";
import { hashPassword } from "@/backend/modules/auth/passwords";
import { mailsTo } from "@/backend/testing/mailbox";
import { subscribers } from "./testing/subscriber";

const { ask, database, signIn, fake, fillCart, begin, subscribe, world } = await subscribers();
const grace = { graceSeconds: 0, abandonedHours: 24 };
const subjects = async (email: string) => (await mailsTo(database(), email)).map(({ subject }) => subject);

test("agreed to at PayPal it is checked, set going, and becomes one paid order that says when it renews", async () => {
  const { placed, pay, token, email, id, row, orderRows } = await subscribe();
  expect(placed).toMatchObject({ state: "paid", token });
  expect((await pay()).body).toMatchObject({ state: "paid", token });
  expect(await orderRows()).toHaveLength(1);
  expect(await row()).toMatchObject({ state: "active", productId: 601, failedPayments: 0 });
  expect(fake.yearly.subscriptions.get(id)?.sales).toHaveLength(1);
  const [mail, ...more] = await mailsTo(database(), email);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/renews every year at \$[\d.]+ USD until you end it/);
  const { body } = await ask("checkout.placedOrder", { params: { token } });
  expect(body).toMatchObject({ renewal: { state: "active", isRenewal: false, canEnd: true } });
});

test("the product and its plan are made at PayPal once for each price", async () => {
  await subscribe();
  await subscribe();
  const mine = await database().select().from(subscriptionPlans);
  expect(mine).toHaveLength(1);
  expect([fake.yearly.products.size, fake.yearly.plans.size]).toEqual([1, 1]);
  const [plan] = fake.yearly.plans.values();
  expect(plan?.cycle).toMatchObject({
    frequency: { interval_unit: "YEAR", interval_count: 1 },
    total_cycles: 0,
  });
});

test("only one such thing, alone, at its own price, renews; without the page's word nothing does", async () => {
  for (const [quantity, productId] of [
    [2, 601],
    [1, 969],
  ] as const) {
    const sessionId = await fillCart({}, quantity, productId);
    const body = { ...buyerOf(sessionId), method: "P", provider: "paypal", renews: true };
    expect(await ask("checkout.startPayment", { body })).toMatchObject({
      status: 428,
      body: { renews: "Your cart has changed. Please look at it again" },
    });
  }
  const body = { ...buyerOf(await fillCart()), method: "P", provider: "paypal" };
  const once = (await ask("checkout.startPayment", { body })).body as { transactionId: string };
  expect(fake.orders.has(once.transactionId)).toBe(true);
});

test("not agreed to, nothing is set going", async () => {
  const { id, pay, row } = await begin();
  expect((await pay()).status).toBe(402);
  expect(fake.yearly.subscriptions.get(id)).toMatchObject({ status: "APPROVAL_PENDING", sales: [] });
  expect(await row()).toBeUndefined();
});

test.each([
  ["another price", { cycle: { pricing_scheme: { fixed_price: { currency_code: "USD", value: "1.00" } } } }],
  ["another interval", { cycle: { frequency: { interval_unit: "MONTH", interval_count: 1 } } }],
])("%s than was asked for: it is not set going", async (_, { cycle }) => {
  const { id, pay } = await begin();
  const subscription = fake.yearly.find(id);
  const changed = { ...subscription.plan, cycle: { ...subscription.plan.cycle, ...cycle } };
  fake.yearly.subscriptions.set(id, { ...subscription, plan: changed });
  fake.yearly.approve(id);
  expect((await pay()).status).toBe(402);
  expect(fake.yearly.find(id)).toMatchObject({ status: "APPROVED", sales: [] });
});

test("somebody else's subscription pays nothing here", async () => {
  const { id, pay, orderRows } = await begin();
  fake.yearly.find(id).customId = "another";
  fake.yearly.approve(id);
  expect((await pay()).status).toBe(402);
  expect(fake.yearly.find(id).sales).toEqual([]);
  expect(await orderRows()).toEqual([]);
});

test("a first payment that comes later makes the order by PayPal's word alone, however often it is told", async () => {
  const { id, placed, email, tell, orderRows } = await subscribe({}, "LATER");
  expect(placed).toMatchObject({ state: "processing" });
  fake.yearly.take(id);
  for (const kind of ["PAYMENT.SALE.COMPLETED", "BILLING.SUBSCRIPTION.ACTIVATED", "PAYMENT.SALE.COMPLETED"])
    expect((await tell(kind)).status).toBeLessThan(300);
  expect(await orderRows()).toMatchObject([{ state: "paid" }]);
  expect(await mailsTo(database(), email)).toHaveLength(1);
});

test("a first payment that is declined is said, and what runs there in vain is ended", async () => {
  const { id, status, row, orderRows } = await subscribe({}, "DECLINED");
  expect(status).toBe(402);
  expect(await orderRows()).toEqual([]);
  await sweepPayments(world(), grace);
  expect(fake.yearly.find(id).status).toBe("CANCELLED");
  expect(await row()).toMatchObject({ state: "cancelled", isUnwanted: true });
});

test("a lost answer of setting it going is read from the subscription: paid once", async () => {
  const { id, pay } = await begin();
  fake.yearly.approve(id);
  fake.fail("activate", "lost", "lost", "lost");
  expect((await pay()).body).toMatchObject({ state: "paid" });
  expect(fake.yearly.find(id).sales).toHaveLength(1);
});

test("begun as a year paid once and then as one that renews, it is begun anew, and only one can be paid", async () => {
  const sessionId = await fillCart();
  const body = { ...buyerOf(sessionId), method: "P", provider: "paypal" };
  const begun = async (renews?: boolean) => {
    const answer = await ask("checkout.startPayment", { body: { ...body, ...(renews && { renews }) } });
    return (answer.body as { transactionId: string }).transactionId;
  };
  const once = await begun();
  const yearly = await begun(true);
  expect(yearly).toMatch(/^I-/);
  const again = await begun();
  expect([once, yearly]).not.toContain(again);
  const live = await database().select().from(payments).where(eq(payments.providerId, yearly));
  expect(live).toMatchObject([{ state: "cancelled", subscribesTo: 601 }]);
});

test("a renewal becomes a paid order of its own, with lines, invoice and mail, once", async () => {
  const { email, tell, takeAgain, orderRows, row } = await subscribe();
  fake.later(365 * 24 * 60 * 60 * 1000);
  takeAgain();
  const before = (await row())?.runsUntil;
  const told = await Promise.all(["WH-1", "WH-2"].map((id) => tell("PAYMENT.SALE.COMPLETED", id)));
  expect(told.every(({ status }) => status < 300)).toBe(true);
  await tell("PAYMENT.SALE.COMPLETED", "WH-1");
  const [began, renewal, ...more] = await orderRows();
  if (began === undefined || renewal === undefined || before === undefined) throw new Error("Not renewed.");
  expect(more).toEqual([]);
  expect(renewal).toMatchObject({ state: "paid", method: "P", total: began.total, cartId: null });
  const lines = await database().select().from(orderLines).where(eq(orderLines.orderId, renewal.id));
  expect(lines).toMatchObject([{ productId: 601, amount: began.total, quantity: 1 }]);
  expect(await database().select().from(invoices).where(eq(invoices.orderId, renewal.id))).toHaveLength(1);
  expect((await subjects(email)).at(-1)).toBe(`Renewed for a year: order ${renewal.number}`);
  expect((await row())?.runsUntil.getTime()).toBeGreaterThan(before.getTime());
  const { body } = await ask("checkout.placedOrder", { params: { token: renewal.token } });
  expect(body).toMatchObject({ renewal: { isRenewal: true } });
});

test("told of the end before the renewal: the renewal is an order all the same, and the end is told once", async () => {
  const { id, email, tell, takeAgain, orderRows, row } = await subscribe();
  takeAgain();
  fake.yearly.find(id).status = "CANCELLED";
  for (const kind of [
    "BILLING.SUBSCRIPTION.CANCELLED",
    "PAYMENT.SALE.COMPLETED",
    "BILLING.SUBSCRIPTION.ACTIVATED",
  ])
    expect((await tell(kind)).status).toBeLessThan(300);
  expect(await orderRows()).toHaveLength(2);
  expect((await row())?.state).toBe("cancelled");
  expect((await subjects(email)).filter((subject) => subject.includes("has ended"))).toHaveLength(1);
});

test("a renewal of another amount is held, and no second try is made of it", async () => {
  const { tell, takeAgain, orderRows, email } = await subscribe();
  takeAgain().amount = 1;
  for (const told of ["a", "b"]) await tell("PAYMENT.SALE.COMPLETED", `WH-odd-${told}`);
  expect((await orderRows()).map(({ state }) => state)).toEqual(["paid", "held"]);
  expect((await subjects(email)).at(-1)).toMatch(/^We are looking at your order/);
});

test("a renewal that PayPal could not take is told once, whatever it says of it and how often", async () => {
  const { id, email, tell, row } = await subscribe();
  fake.yearly.decline(id);
  for (const kind of ["BILLING.SUBSCRIPTION.PAYMENT.FAILED", "BILLING.SUBSCRIPTION.SUSPENDED"])
    expect((await tell(kind)).status).toBeLessThan(300);
  expect((await row())?.state).toBe("suspended");
  expect((await subjects(email)).filter((subject) => subject.includes("could not be renewed"))).toHaveLength(
    1,
  );
});

test("PayPal silent while it tells: it is asked to tell again, and then it is done", async () => {
  const { tell, takeAgain, orderRows } = await subscribe();
  takeAgain();
  fake.fail("findSubscription", "down", "down", "down");
  expect((await tell("PAYMENT.SALE.COMPLETED")).status).toBe(500);
  expect(await orderRows()).toHaveLength(1);
  expect((await tell("PAYMENT.SALE.COMPLETED")).status).toBeLessThan(300);
  expect(await orderRows()).toHaveLength(2);
});

test("told by nobody, the reconciler finds renewals and ends", async () => {
  const { id, takeAgain, orderRows, row } = await subscribe();
  takeAgain();
  fake.yearly.find(id).status = "EXPIRED";
  await reconcile(world(), new Date());
  expect(await orderRows()).toHaveLength(1);
  await database()
    .update(subscriptions)
    .set({ lookedAt: new Date(0) });
  await reconcile(world(), new Date());
  expect(await orderRows()).toHaveLength(2);
  expect((await row())?.state).toBe("expired");
});

test("a guest ends it by the order's key: twice pressed it has ended, and what is paid runs on", async () => {
  const { id, token, email, row } = await subscribe();
  const until = (await row())?.runsUntil;
  const end = () => ask("checkout.endRenewal", { params: { token } });
  const both = await Promise.all([end(), end()]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect((await end()).status).toBe(204);
  expect(fake.yearly.find(id).status).toBe("CANCELLED");
  expect(await row()).toMatchObject({ state: "cancelled", runsUntil: until });
  const { body } = await ask("checkout.placedOrder", { params: { token } });
  expect(body).toMatchObject({ renewal: { state: "cancelled", canEnd: false } });
  expect((await subjects(email)).filter((subject) => subject.includes("has ended"))).toHaveLength(1);
});

test("PayPal out of reach: a sentence says so, and nothing has changed", async () => {
  const { id, token, row } = await subscribe();
  fake.fail("cancel", "refused", "refused", "refused");
  const answer = await ask("checkout.endRenewal", { params: { token } });
  expect(answer).toMatchObject({ status: 409, body: { code: "not_ended" } });
  expect(await row()).toMatchObject({ state: "active" });
  expect(fake.yearly.find(id).status).toBe("ACTIVE");
});

test("an account's is ended by its owner and by the desk; to everybody else there is nothing to end", async () => {
  const owner = { token: await signIn("breeder") };
  const { token, orderRows, row } = await subscribe(owner);
  const [order] = await orderRows();
  const end = (asker: object) => ask("checkout.endRenewal", { params: { token } }, asker);
  for (const stranger of [{}, { token: await signIn("owner") }])
    expect((await end(stranger)).status).toBe(404);
  expect((await ask("checkout.endRenewal", { params: { token: "x".repeat(43) } }, owner)).status).toBe(404);
  expect((await row())?.state).toBe("active");
  const params = { id: order?.id ?? 0 };
  const mine = await ask("orders.one", { params }, owner);
  expect(mine.body).toMatchObject({ renewal: { state: "active", canEnd: true } });
  const seen = await ask("checkout.placedOrder", { params: { token } });
  expect(seen.body).toMatchObject({ renewal: { canEnd: false } });
  const admin = { token: await signIn("admin") };
  expect((await ask("ordersDesk.endRenewal", { params }, owner)).status).toBeGreaterThanOrEqual(403);
  expect((await ask("ordersDesk.endRenewal", { params }, admin)).status).toBe(204);
  expect((await ask("ordersDesk.endRenewal", { params }, admin)).status).toBe(204);
  expect((await row())?.state).toBe("cancelled");
  expect((await end(owner)).status).toBe(204);
});

test("an account is deleted only once what renews by it has ended, an order as a guest included", async () => {
  const email = "leaves@test.example";
  const passwordHash = await hashPassword("a long password");
  const person = { email, name: "Jo", type: "breeder", countryCode: "US", confirmedAt: new Date() } as const;
  await database()
    .insert(users)
    .values({ ...person, passwordHash });
  const login = await ask("auth.login", { body: { username: email, password: "a long password" } });
  const owner = { token: login.headers.get("x-session") ?? "" };
  const [own, guests] = [await subscribe(owner, "COMPLETED", email), await subscribe({}, "COMPLETED", email)];
  const remove = () => ask("myData.deleteAccount", { body: { password: "a long password" } }, owner);
  fake.fail("cancel", "down", "down", "down");
  expect(await remove()).toMatchObject({ status: 409, body: { code: "still_renews" } });
  expect(await database().select().from(users).where(eq(users.email, email))).toHaveLength(1);
  expect((await remove()).status).toBe(204);
  for (const { id } of [own, guests]) expect(fake.yearly.find(id).status).toBe("CANCELLED");
  expect(await database().select().from(users).where(eq(users.email, email))).toEqual([]);
});

test("what was taken is given back, of the first year and of a renewal, and a refund under way is followed", async () => {
  const { takeAgain, tell, orderRows } = await subscribe();
  takeAgain();
  await tell("PAYMENT.SALE.COMPLETED");
  const [first, renewal] = await orderRows();
  const give = (orderId: number) =>
    refundOrder(world(), { orderId, amount: 100, reason: "asked", actorId: null });
  expect(await give(first?.id ?? 0)).toMatchObject({ state: "succeeded" });
  fake.nextSaleRefund.status = "PENDING";
  expect(await give(renewal?.id ?? 0)).toMatchObject({ state: "pending" });
  fake.nextSaleRefund.status = "COMPLETED";
  const statuses = [...fake.saleRefunds.values()].map(({ sale: { status } }) => status);
  expect(statuses.slice(-2)).toEqual(["PARTIALLY_REFUNDED", "PARTIALLY_REFUNDED"]);
  for (const refund of fake.saleRefunds.values()) refund.status = "COMPLETED";
  await sweepPayments(world(), grace);
  const { body } = await ask("checkout.placedOrder", { params: { token: renewal?.token ?? "" } });
  expect(body).toMatchObject({ state: "paid" });
  const given = await database().select().from(payments).where(eq(payments.refunded, 100));
  expect(given).toHaveLength(2);
});
