import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { createShopper } from "@/backend/orders/checkout/testing/shopper";
import { startTestBackend } from "@/backend/testing/server";
import { toMinorUnits } from "@/lib/domain/money";
import { findUser } from "@/backend/testing/find-user";

const backend = startTestBackend();
const { callRoute, signInAll, database, updateRows } = backend;

interface OrderSummary {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly total: string;
  readonly names: readonly string[];
}

interface Page {
  readonly results: readonly OrderSummary[];
  readonly count: number;
  readonly next: number | null;
}

const as = signInAll("breeder", "owner", "vet", "pending");

const list = async (name: string, role: string, query: Record<string, string | number | boolean> = {}) =>
  (await callRoute(name, { query }, as(role))).body as Page;

describe("order history", () => {
  it("lists all orders except drafts in pages", async () => {
    const first = await list("orders.history", "breeder");
    expect(first).toMatchObject({ next: 2 });
    expect(first.results).toHaveLength(20);
    const second = await list("orders.history", "breeder", { page: 2 });
    expect(second.results.length).toBe(first.count - 20);
    expect(first.results[0]?.names.length).toBeGreaterThan(0);
    const [order] = first.results;
    await updateRows(orders, { state: "draft" }, eq(orders.id, order?.id ?? 0));
    expect((await list("orders.history", "breeder")).count).toBe(first.count - 1);
    expect((await callRoute("orders.get", { params: { id: order?.id ?? 0 } }, as("breeder"))).status).toBe(
      404,
    );
    await updateRows(orders, { state: "paid" }, eq(orders.id, order?.id ?? 0));
  });

  it("filters by paid and unpaid", async () => {
    const states = async (paid: boolean) =>
      new Set((await list("orders.history", "pending", { paid })).results.map(({ state }) => state));
    expect([...(await states(true))]).toEqual(["paid"]);
    expect([...(await states(false))]).toEqual(["open"]);
  });

  it("shows lines, addresses, refunds and events of an order, without internal notes", async () => {
    const { results } = await list("orders.history", "breeder", { size: 100 });
    const refunded = results.find(({ state }) => state === "refunded");
    const { body } = await callRoute("orders.get", { params: { id: refunded?.id ?? 0 } }, as("breeder"));
    expect(body).toMatchObject({
      number: refunded?.number,
      lines: [{ quantity: 1, product: { id: 408 } }],
      shippingAddress: { city: "Ballarat", country: "AU" },
      taxRateBps: 1000,
      refunds: [{ amount: refunded?.total, state: "succeeded" }],
      events: [{ kind: "placed" }, { kind: "paid" }, { kind: "refunded", amount: refunded?.total }],
    });
    expect(JSON.stringify(body)).not.toContain("Ordered twice");
  });
});

describe("open orders", () => {
  it("lists only the user's own orders, optionally those paid since", async () => {
    expect((await list("orders.pending", "pending")).count).toBe(3);
    expect((await list("orders.pending", "breeder")).count).toBe(0);
    expect((await list("orders.pending", "breeder", { paid: true })).count).toBeGreaterThan(0);
  });

  const ids = async () => (await list("orders.pending", "pending")).results.map(({ id }) => id);
  const pay = async (order_ids: string, loyalty_points = 0, role = "pending") =>
    callRoute("orders.pendingPayment", { query: { order_ids, loyalty_points } }, as(role));

  it("adds up the total and counts repeated ids once", async () => {
    const { results } = await list("orders.pending", "pending");
    const sum = results.reduce((subtotal, { total }) => subtotal + toMinorUnits(total), 0);
    const [first] = results;
    const orderIds = [...results, first].map((order) => order?.id).join(",");
    expect((await pay(orderIds)).body).toMatchObject({
      amount: (sum / 100).toFixed(2),
      loyaltyPoints: 0,
      currency: { code: "AUD" },
    });
  });

  it("limits points to the balance", async () => {
    const { body } = await pay(String((await ids())[0]), 1_000_000);
    const { loyaltyPoints } = body as { loyaltyPoints: number };
    expect(loyaltyPoints).toBeLessThan(1_000_000);
    expect(Number((body as { amount: string }).amount)).toBeGreaterThan(0);
  });

  it("returns 404 for orders and payments of other users", async () => {
    const id = String((await ids())[0]);
    expect((await pay(id, 0, "breeder")).status).toBe(404);
    const body = { order_ids: [Number(id)], method: "C", provider: "sandbox" };
    expect((await callRoute("orders.payPending", { body }, as("breeder"))).status).toBe(404);
    expect(
      (await callRoute("orders.settlePending", { body: { transactionId: "x".repeat(30) } }, as("pending")))
        .status,
    ).toBe(404);
  });

  it("sends a vet back to the practice invoices after confirming at the bank, and settles there", async () => {
    const [invoiced] = (await list("orders.pending", "vet")).results;
    const { createCardToken } = createShopper(backend);
    const card = { method: "C", provider: "sandbox", token: await createCardToken("confirm") };
    const body = { order_ids: [invoiced?.id], ...card };
    const started = (await callRoute("orders.payPending", { body }, as("vet"))).body;
    expect(started).toMatchObject({ state: "needs-action" });
    const { transactionId } = started as { transactionId: string };
    const confirmation = { transactionId, isConfirmed: true };
    expect((await callRoute("checkout.confirmSandbox", { body: confirmation })).body).toEqual({
      returnUrl: "http://localhost:3000/my/vet-invoices",
    });
    const settled = await callRoute("orders.settlePending", { body: { transactionId } }, as("vet"));
    expect(settled.body).toMatchObject({ state: "paid" });
  });

  it.each(["", "0", "1,", "1;2", "x"])("rejects %j as a list of order ids", async (order_ids) => {
    expect(await pay(order_ids)).toMatchObject({ status: 428, body: { order_ids: expect.any(String) } });
  });

  it("returns 409 for an order that is already paid", async () => {
    const { results } = await list("orders.history", "pending", { paid: true });
    expect(await pay(String(results[0]?.id))).toMatchObject({ status: 409, body: { code: "not_open" } });
  });

  it("rejects orders in different currencies", async () => {
    const [one, other] = await ids();
    await updateRows(orders, { currency: "USD" }, eq(orders.id, other ?? 0));
    expect(await pay(`${one},${other}`)).toMatchObject({
      status: 428,
      body: { order_ids: expect.stringContaining("currency") },
    });
    await updateRows(orders, { currency: "AUD" }, eq(orders.id, other ?? 0));
  });
});

it("gives only one demo user overdue orders", async () => {
  for (const role of ["breeder", "owner", "vet"])
    expect([role, (await list("orders.history", role, { paid: false })).results.filter(isOverdue)]).toEqual([
      role,
      [],
    ]);
});
const isOverdue = (order: object) => "isOverdue" in order && order.isOverdue === true;

describe("order lookup for guests", () => {
  const email = "zofia@sledz-kowalska.test";
  const lookUp = (number: string, mailbox: string, from = "198.51.100.7") =>
    callRoute("orders.lookup", { body: { number, email: mailbox } }, { clientAddress: from });
  const mails = async (to: string) =>
    database().select({ text: outbox.text }).from(outbox).where(eq(outbox.to, to));

  it("mails the order link, and gives the same response for unknown orders", async () => {
    const [order] = await database().select().from(orders).where(eq(orders.email, email)).limit(1);
    const known = await lookUp(` ${order?.number.toLowerCase()} `, email.toUpperCase());
    const unknown = await lookUp(order?.number ?? "", "somebody@else.test");
    expect([known.status, known.body]).toEqual([204, undefined]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/checkout/complete?order=${order?.token}`);
    expect(await mails("somebody@else.test")).toEqual([]);
  });

  it("limits attempts per email address", async () => {
    const often = [];
    for (let at = 0; at < 6; at++)
      often.push((await lookUp("TM-NOTHING", "often@else.test", `198.51.100.${at}`)).status);
    expect(often).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

it("does not show guest orders to an account with the same email address", async () => {
  const user = await findUser(database(), demoEmail("owner"));
  const theirs = and(eq(orders.email, demoEmail("owner")), eq(orders.userId, user.id));
  const [order] = await database().select().from(orders).where(theirs).limit(1);
  await updateRows(orders, { userId: null }, eq(orders.id, order?.id ?? 0));
  expect((await callRoute("orders.get", { params: { id: order?.id ?? 0 } }, as("owner"))).status).toBe(404);
});
