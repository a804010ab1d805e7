import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "@/backend/db/schema/audit";
import { orders } from "@/backend/db/schema/orders";
import { sandboxObjects } from "@/backend/db/schema/payments";
import { type Placed, shopperOf } from "@/backend/modules/checkout/testing/shopper";
import { paymentIn } from "@/backend/payments/sandbox-objects";
import { mailsTo } from "@/backend/testing/mailbox";
import { runBackend } from "@/backend/testing/server";

const backend = runBackend();
const { ask, signIn, database } = backend;
const { buy, fillCart, place } = shopperOf(backend);

let admin = "";
let owner = "";
beforeAll(async () => {
  admin = await signIn("admin");
  owner = await signIn("owner");
});

interface DeskOrder {
  readonly state: string;
  readonly total: string;
  readonly refundable: string;
  readonly events: readonly { readonly kind: string; readonly actor: string | null }[];
}

const orderOf = async (answer: { body: unknown }) => {
  const { token } = answer.body as Placed;
  const [order] = await database().select().from(orders).where(eq(orders.token, token));
  if (order === undefined) throw new Error("There is no such order.");
  return order;
};
const paid = async () => orderOf((await buy("success")).answer);
/** By transfer: nobody but an administrator learns that the money is there. */
const open = async () => {
  const asker = { token: owner, country: "US" };
  return orderOf(await place(await fillCart(asker), { method: "EFT" }, asker));
};
const refund = (id: number, body: object, token = admin) =>
  ask("ordersDesk.refund", { params: { id }, body: { reason: "Wrong kit", ...body } }, { token });
const markPaid = (id: number, token = admin) =>
  ask("ordersDesk.markPaid", { params: { id }, body: { note: "On our account" } }, { token });
const audited = async (call: string, number: string) => {
  const entries = await database().select().from(auditEntries).where(eq(auditEntries.call, call));
  return entries.filter(({ reason }) => reason?.startsWith(`${number}: `)).map(({ actor }) => actor);
};
const givenByBank = async (total: number) => {
  const isPayment = eq(sandboxObjects.kind, "payment");
  const all = (await database().select().from(sandboxObjects).where(isPayment)).map(paymentIn);
  return all.filter(({ amount }) => amount === total).reduce((sum, { refunded }) => sum + refunded, 0);
};

describe("giving money back", () => {
  it("in part and then the rest: the order is paid, then refunded, and both stand in its history", async () => {
    const { id, number, total, email } = await paid();
    const before = await givenByBank(total);
    const part = (await refund(id, { amount: "2.50" })).body as DeskOrder;
    expect(part).toMatchObject({ state: "paid", refundable: ((total - 250) / 100).toFixed(2) });
    const rest = (await refund(id, {})).body as DeskOrder;
    expect(rest).toMatchObject({ state: "refunded", refundable: "0.00" });
    expect(rest.events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ...[["placed", null] as const, ["paid", null] as const],
      ...[["refunded", "Ada Marsh"] as const, ["refunded", "Ada Marsh"] as const],
    ]);
    expect((await givenByBank(total)) - before).toBe(total);
    expect(await audited("ordersDesk.refund", number)).toEqual(["Ada Marsh", "Ada Marsh"]);
    const subjects = (await mailsTo(database(), email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
  });

  it("twice clicked gives it once", async () => {
    const { id, number, total } = await paid();
    const before = await givenByBank(total);
    const both = await Promise.all([refund(id, {}), refund(id, {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 428]);
    expect((await givenByBank(total)) - before).toBe(total);
    expect(await audited("ordersDesk.refund", number)).toHaveLength(1);
  });

  it("never more than was paid, and not of what was paid by hand", async () => {
    const { id, total } = await paid();
    const tooMuch = await refund(id, { amount: ((total + 1) / 100).toFixed(2) });
    expect(tooMuch).toMatchObject({ status: 428, body: { amount: expect.any(String) as string } });
    expect((await refund(id, { amount: "0.00" })).status).toBe(428);
    const byHand = await open();
    expect((await markPaid(byHand.id)).status).toBe(200);
    expect(await refund(byHand.id, {})).toMatchObject({ status: 409, body: { code: "not_refundable" } });
  });
});

describe("marking as paid", () => {
  it("twice clicked does it once: one event, one mail, one line in the audit log", async () => {
    const { id, number, email } = await open();
    const both = await Promise.all([markPaid(id), markPaid(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await ask("ordersDesk.one", { params: { id } }, { token: admin });
    const { state, events } = body as DeskOrder;
    expect([state, events.map(({ kind }) => kind)]).toEqual(["paid", ["placed", "marked-paid"]]);
    expect(await audited("ordersDesk.markPaid", number)).toEqual(["Ada Marsh"]);
    expect(await mailsTo(database(), email)).toHaveLength(2);
  });

  it("is refused where the order waits for no money", async () => {
    const { id } = await paid();
    expect(await markPaid(id)).toMatchObject({ status: 409, body: { code: "not_open" } });
  });
});

describe("the desk", () => {
  it("does nothing for a guest, a customer, or an administrator who acts as one", async () => {
    const waiting = await open();
    const { id, total } = await paid();
    const before = await givenByBank(total);
    const acting = await signIn("admin");
    const { body } = await ask("admin.findUsers", { query: { query: "Park" } }, { token: acting });
    const [park] = (body as { results: { id: number }[] }).results;
    await ask("admin.actAs", { body: { userId: park?.id, reason: "To see" } }, { token: acting });
    for (const [token, status] of [
      ["", 401],
      [owner, 403],
      [acting, 403],
    ] as const) {
      expect((await refund(id, {}, token)).status).toBe(status);
      expect((await markPaid(waiting.id, token)).status).toBe(status);
    }
    expect(await givenByBank(total)).toBe(before);
    expect((await orderOf({ body: { token: waiting.token } })).state).toBe("open");
    expect((await markPaid(waiting.id)).status).toBe(200);
  });

  it("knows of no draft", async () => {
    const { sessionId } = await buy("declined");
    const [draft] = await database().select().from(orders).where(eq(orders.cartId, sessionId));
    expect(draft?.state).toBe("draft");
    const id = draft?.id ?? 0;
    expect((await ask("ordersDesk.one", { params: { id } }, { token: admin })).status).toBe(404);
    expect((await refund(id, {})).status).toBe(404);
    expect((await markPaid(id)).status).toBe(404);
  });
});
