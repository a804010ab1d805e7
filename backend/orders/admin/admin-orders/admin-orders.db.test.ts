import { englishText } from "@/lib/domain/error-response";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "@/backend/db/schema/audit";
import { orders } from "@/backend/db/schema/orders";
import { sandboxObjects } from "@/backend/db/schema/payments";
import { type PlacedOrder, createShopper } from "@/backend/orders/checkout/testing/shopper";
import { toSandboxPayment } from "@/backend/payment-providers/sandbox/sandbox-objects";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database } = backend;
const { buy, fillCart, submit } = createShopper(backend);

let admin = "";
let owner = "";
beforeAll(async () => {
  admin = await signIn("admin");
  owner = await signIn("owner");
});

interface AdminOrder {
  readonly state: string;
  readonly total: string;
  readonly refundable: string;
  readonly events: readonly { readonly kind: string; readonly actor: string | null }[];
}

const findOrder = async (response: { body: unknown }) => {
  const { token } = response.body as PlacedOrder;
  const [order] = await database().select().from(orders).where(eq(orders.token, token));
  if (order === undefined) throw new Error("Order not found.");
  return order;
};
const paid = async () => findOrder((await buy("success")).response);
/** Paid by transfer, which only an administrator can confirm. */
const open = async () => {
  const customer = { token: owner, country: "US" };
  return findOrder(await submit(await fillCart(customer), { method: "EFT" }, customer));
};
const refund = (id: number, body: object, token = admin) =>
  callRoute("adminOrders.refund", { params: { id }, body: { reason: "Wrong kit", ...body } }, { token });
const markPaid = (id: number, token = admin) =>
  callRoute("adminOrders.markPaid", { params: { id }, body: { note: "On our account" } }, { token });
const audited = async (call: string, number: string) => {
  const entries = await database().select().from(auditEntries).where(eq(auditEntries.call, call));
  return entries.filter(({ reason }) => reason?.startsWith(`${number}: `)).map(({ actor }) => actor);
};
const sumBankRefunds = async (total: number) => {
  const isPayment = eq(sandboxObjects.kind, "payment");
  const all = (await database().select().from(sandboxObjects).where(isPayment)).map(toSandboxPayment);
  return all.filter(({ amount }) => amount === total).reduce((sum, { refunded }) => sum + refunded, 0);
};

describe("refunds", () => {
  it("refunds a part and then the rest, and records both as events", async () => {
    const { id, number, total, email } = await paid();
    const before = await sumBankRefunds(total);
    const part = (await refund(id, { amount: "2.50" })).body as AdminOrder;
    expect(part).toMatchObject({ state: "paid", refundable: ((total - 250) / 100).toFixed(2) });
    const rest = (await refund(id, {})).body as AdminOrder;
    expect(rest).toMatchObject({ state: "refunded", refundable: "0.00" });
    expect(rest.events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ["placed", null] as const,
      ["paid", null] as const,
      ["refunded", "Ada Marsh"] as const,
      ["refunded", "Ada Marsh"] as const,
    ]);
    expect((await sumBankRefunds(total)) - before).toBe(total);
    expect(await audited("adminOrders.refund", number)).toEqual(["Ada Marsh", "Ada Marsh"]);
    const subjects = (await listQueuedMails(database(), email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
  });

  it("rejects more than was paid", async () => {
    const { id, total } = await paid();
    const tooMuch = await refund(id, { amount: ((total + 1) / 100).toFixed(2) });
    expect(tooMuch).toMatchObject({ status: 428, body: { amount: expect.any(String) as string } });
    expect((await refund(id, { amount: "0.00" })).status).toBe(428);
  });

  it("records what an admin has sent back from our bank account, with its reference", async () => {
    const { id, number, total, email } = await open();
    await markPaid(id);
    const get = await callRoute("adminOrders.get", { params: { id } }, { token: admin });
    const refundable = (total / 100).toFixed(2);
    expect(get.body).toMatchObject({ refundable, isRefundedByTransfer: true });
    expect(await refund(id, {})).toMatchObject({
      status: 428,
      body: { reference: englishText("fields.required") },
    });
    const reference = "BANK-2026-0042";
    const amount = ((total + 1) / 100).toFixed(2);
    expect((await refund(id, { amount, reference })).status).toBe(428);
    expect(await refund(id, { amount: "2.50", reference })).toMatchObject({
      body: { state: "paid", refunds: [{ amount: "2.50", state: "succeeded", reference, by: "Ada Marsh" }] },
    });
    const both = await Promise.all([refund(id, { reference }), refund(id, { reference })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 428]);
    expect((await callRoute("adminOrders.get", { params: { id } }, { token: admin })).body).toMatchObject({
      state: "refunded",
      refundable: "0.00",
      payments: [{ provider: "transfer", state: "succeeded", amount: refundable }],
    });
    expect(await audited("adminOrders.refund", number)).toHaveLength(2);
    const subjects = (await listQueuedMails(database(), email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === `Your refund for order ${number}`)).toHaveLength(2);
  });
});

describe("mark as paid", () => {
  it("takes effect once after a double click: one event, one mail, one audit entry", async () => {
    const { id, number, email } = await open();
    const responses = await Promise.all([markPaid(id), markPaid(id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state, events } = await readRoute("adminOrders.get", { params: { id } }, { token: admin });
    expect([state, events.map(({ kind }) => kind)]).toEqual(["paid", ["placed", "marked-paid"]]);
    expect(await audited("adminOrders.markPaid", number)).toEqual(["Ada Marsh"]);
    expect(await listQueuedMails(database(), email)).toHaveLength(2);
  });

  it("returns 409 for an order that is already paid", async () => {
    const { id } = await paid();
    expect(await markPaid(id)).toMatchObject({ status: 409, body: { code: "not_open" } });
  });
});

describe("access to admin orders", () => {
  it("returns 404 for drafts", async () => {
    const { sessionId } = await buy("declined");
    const [draft] = await database().select().from(orders).where(eq(orders.cartId, sessionId));
    expect(draft?.state).toBe("draft");
    const id = draft?.id ?? 0;
    expect((await callRoute("adminOrders.get", { params: { id } }, { token: admin })).status).toBe(404);
    expect((await refund(id, {})).status).toBe(404);
    expect((await markPaid(id)).status).toBe(404);
  });
});
