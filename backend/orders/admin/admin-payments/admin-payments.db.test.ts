import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { SandboxOutcome } from "@/lib/config/orders/sandbox-cards";
import { auditEntries } from "@/backend/db/schema/audit";
import { orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { createShopper, type PlacedOrder } from "@/backend/orders/checkout/testing/shopper";
import { startTestBackend } from "@/backend/testing/server";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database, updateRows } = backend;
const { buy } = createShopper(backend);

let admin = "";
beforeAll(async () => {
  admin = await signIn("admin");
});

const list = async (query: object) => {
  return (await readRoute("adminPayments.list", { query: { ...query } }, { token: admin })).results;
};
const get = (paymentId: string) =>
  readRoute("adminPayments.get", { params: { paymentId } }, { token: admin });
const act = (call: "refund" | "addNote", paymentId: string, body: object) =>
  callRoute(`adminPayments.${call}`, { params: { paymentId }, body }, { token: admin });
const retry = (paymentId: string) =>
  callRoute("adminPayments.retry", { params: { paymentId } }, { token: admin });

async function payOrder(outcome: SandboxOutcome = "success") {
  const { token } = (await buy(outcome)).response.body as PlacedOrder;
  const [row] = await database()
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(eq(orders.token, token));
  if (row === undefined) throw new Error("Payment not found.");
  return row;
}

/** A payment whose order was never placed, and whose automatic refund failed. */
async function failAutomaticRefund() {
  const { order, payment } = await payOrder();
  await updateRows(orders, { state: "draft" }, eq(orders.id, order.id));
  await updateRows(payments, { problem: "coupon-gone" }, eq(payments.id, payment.id));
  await database()
    .insert(refunds)
    .values({
      id: `failed-${payment.id}`,
      paymentId: payment.id,
      orderId: order.id,
      amount: payment.taken,
      state: "failed" as const,
      reason: "coupon-gone",
    });
  return { order, payment };
}

type Payment = Awaited<ReturnType<typeof payOrder>>["payment"];

/** Not the present day, which may have begun since. */
const dayOf = ({ settledAt, createdAt }: Payment) => (settledAt ?? createdAt).toISOString().slice(0, 10);
const readReport = (payment: Payment) =>
  readRoute("adminPayments.report", { params: { day: dayOf(payment) } }, { token: admin });

describe("payments that need attention", () => {
  it("include a failed automatic refund until its retry has returned the money", async () => {
    const { order, payment } = await failAutomaticRefund();
    const [listed] = await list({ filter: "attention", search: order.number });
    expect(listed).toMatchObject({ id: payment.id, attention: "refund-failed", status: "succeeded" });
    expect(await get(payment.id)).toMatchObject({ canRetry: true, refundable: listed?.amount });
    expect(await retry(payment.id)).toMatchObject({ status: 200, body: { status: "returned" } });
    expect(await retry(payment.id)).toMatchObject({ status: 409, body: { code: "nothing_to_retry" } });
    expect(await list({ filter: "attention", search: order.number })).toEqual([]);
    expect(await list({ filter: "returned", search: order.number })).toHaveLength(1);
    const entries = await database()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.call, "adminPayments.retry"));
    expect(entries.map(({ reason }) => reason)).toContain(`${order.number}: refund retried: succeeded`);
  });

  it("include a refund that the sandbox failed, and its retry agrees with the sandbox's books", async () => {
    const { order, payment } = await payOrder("refund-fails");
    const failed = await act("refund", payment.id, { reason: "Ordered twice" });
    expect(failed).toMatchObject({ status: 200, body: { status: "succeeded", attention: "refund-failed" } });
    expect(await retry(payment.id)).toMatchObject({ status: 200, body: { status: "refunded" } });
    const states = (await get(payment.id)).refunds.map(({ state }) => state);
    expect(states.toSorted()).toEqual(["failed", "succeeded"]);
    const differences = (await readReport(payment)).differences.map(({ orderNumber }) => orderNumber);
    expect(differences).not.toContain(order.number);
  });

  it("include a payment on hold until its money is refunded", async () => {
    const [held] = await list({ filter: "held" });
    expect(held).toMatchObject({ attention: "held", status: "held", orders: [{ state: "held" }] });
    const { id = "", amount = "" } = held ?? {};
    const tooMuch = { amount: "9999.00", reason: "All of it" };
    expect(await act("refund", id, tooMuch)).toMatchObject({
      status: 428,
      body: { amount: expect.stringContaining(amount) as string },
    });
    const part = await act("refund", id, { amount: "1.00", reason: "A start" });
    expect(part).toMatchObject({ status: 200, body: { status: "partly-refunded" } });
    const rest = await act("refund", id, { reason: "All of it" });
    expect(rest).toMatchObject({
      status: 200,
      body: { status: "refunded", refundable: "0.00", orders: [{ state: "refunded" }] },
    });
    expect(await list({ filter: "attention", search: held?.orders[0]?.number ?? "" })).toEqual([]);
  });

  it("are removed when an admin closes them with a note, which customers never see", async () => {
    const { order, payment } = await failAutomaticRefund();
    const note = "Returned by bank transfer";
    expect(await act("addNote", payment.id, { note, isClosed: false })).toMatchObject({ status: 200 });
    expect(await list({ filter: "attention", search: order.number })).toHaveLength(1);
    await act("addNote", payment.id, { note, isClosed: true });
    expect(await list({ filter: "attention", search: order.number })).toEqual([]);
    expect((await get(payment.id)).events).toContainEqual(expect.objectContaining({ kind: "note", note }));
  });
});

describe("the daily report", () => {
  it("agrees with the provider after payments and refunds, and shows a difference", async () => {
    const { payment, order } = await payOrder();
    await act("refund", payment.id, { amount: "2.00", reason: "A gesture" });
    const before = await readReport(payment);
    expect(before.totals.length).toBeGreaterThan(0);
    expect(before.differences.filter(({ orderNumber }) => orderNumber === order.number)).toEqual([]);
    await updateRows(payments, { taken: payment.taken + 100 }, eq(payments.id, payment.id));
    const { differences } = await readReport(payment);
    expect(differences).toContainEqual(
      expect.objectContaining({ orderNumber: order.number, difference: "1.00" }),
    );
  });

  it("can be downloaded as a file with all entries", async () => {
    const { order, payment } = await payOrder();
    const response = await callRoute(
      "adminPayments.reportFile",
      { params: { day: dayOf(payment) } },
      { token: admin },
    );
    expect(response.status).toBe(200);
    expect(String(response.body)).toContain(order.number);
  });
});
