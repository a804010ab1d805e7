import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { users } from "@/backend/db/schema/people";
import { runBackend } from "@/backend/testing/server";
import { toMinorUnits } from "@/lib/domain/money";

const { ask, signIn, database } = runBackend();

interface Listed {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly total: string;
  readonly names: readonly string[];
}

interface Page {
  readonly results: readonly Listed[];
  readonly count: number;
  readonly next: number | null;
}

const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const role of ["breeder", "owner", "vet", "pending"]) tokens.set(role, await signIn(role));
});

const as = (role: string) => ({ token: tokens.get(role) });
const list = async (name: string, role: string, query: Record<string, string | number | boolean> = {}) =>
  (await ask(name, { query }, as(role))).body as Page;

describe("the history", () => {
  it("has everything but drafts, newest first, and a second page", async () => {
    const first = await list("orders.history", "breeder");
    expect(first).toMatchObject({ next: 2 });
    expect(first.results).toHaveLength(20);
    const second = await list("orders.history", "breeder", { page: 2 });
    expect(second.results.length).toBe(first.count - 20);
    expect(first.results[0]?.names.length).toBeGreaterThan(0);
    const [one] = first.results;
    await database()
      .update(orders)
      .set({ state: "draft" })
      .where(eq(orders.id, one?.id ?? 0));
    expect((await list("orders.history", "breeder")).count).toBe(first.count - 1);
    expect((await ask("orders.one", { params: { id: one?.id ?? 0 } }, as("breeder"))).status).toBe(404);
    await database()
      .update(orders)
      .set({ state: "paid" })
      .where(eq(orders.id, one?.id ?? 0));
  });

  it("is split into paid and unpaid", async () => {
    const states = async (paid: boolean) =>
      new Set((await list("orders.history", "pending", { paid })).results.map(({ state }) => state));
    expect([...(await states(true))]).toEqual(["paid"]);
    expect([...(await states(false))]).toEqual(["open"]);
  });

  it("says of one order all that is in it and what became of it", async () => {
    const { results } = await list("orders.history", "breeder", { size: 100 });
    const refunded = results.find(({ state }) => state === "refunded");
    const { body } = await ask("orders.one", { params: { id: refunded?.id ?? 0 } }, as("breeder"));
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

  it("is nobody else's", async () => {
    const { results } = await list("orders.history", "breeder");
    const id = results[0]?.id ?? 0;
    expect((await ask("orders.one", { params: { id } }, as("owner"))).status).toBe(404);
    expect((await ask("orders.one", { params: { id } })).status).toBe(401);
  });
});

describe("what is open", () => {
  it("is somebody's alone, and what has been paid since stands beside it", async () => {
    expect((await list("orders.pending", "pending")).count).toBe(3);
    expect((await list("orders.pending", "breeder")).count).toBe(0);
    expect((await list("orders.pending", "breeder", { paid: true })).count).toBeGreaterThan(0);
  });

  const ids = async () => (await list("orders.pending", "pending")).results.map(({ id }) => id);
  const pay = async (order_ids: string, loyalty_points = 0, role = "pending") =>
    ask("orders.pendingPayment", { query: { order_ids, loyalty_points } }, as(role));

  it("is added up to the cent, each order once", async () => {
    const { results } = await list("orders.pending", "pending");
    const sum = results.reduce((all, { total }) => all + toMinorUnits(total), 0);
    const [first] = results;
    const asked = [...results, first].map((one) => one?.id).join(",");
    expect((await pay(asked)).body).toMatchObject({
      amount: (sum / 100).toFixed(2),
      loyaltyPoints: 0,
      currency: { code: "AUD" },
    });
  });

  it("takes no more points than somebody has", async () => {
    const { body } = await pay(String((await ids())[0]), 1_000_000);
    const { loyaltyPoints } = body as { loyaltyPoints: number };
    expect(loyaltyPoints).toBeLessThan(1_000_000);
    expect(Number((body as { amount: string }).amount)).toBeGreaterThan(0);
  });

  it("of somebody else is nothing", async () => {
    const id = String((await ids())[0]);
    expect((await pay(id, 0, "breeder")).status).toBe(404);
    const body = { order_ids: [Number(id)], method: "C", provider: "sandbox" };
    expect((await ask("orders.payPending", { body }, as("breeder"))).status).toBe(404);
    expect(
      (await ask("orders.settlePending", { body: { transactionId: "x".repeat(30) } }, as("pending"))).status,
    ).toBe(404);
  });

  it.each(["", "0", "1,", "1;2", "x"])("is not asked for by %j", async (order_ids) => {
    expect(await pay(order_ids)).toMatchObject({ status: 428, body: { order_ids: expect.any(String) } });
  });

  it("is refused once it is paid", async () => {
    const { results } = await list("orders.history", "pending", { paid: true });
    expect(await pay(String(results[0]?.id))).toMatchObject({ status: 409, body: { code: "not_open" } });
  });

  it("in two currencies is not added up", async () => {
    const [one, other] = await ids();
    await database()
      .update(orders)
      .set({ currency: "USD" })
      .where(eq(orders.id, other ?? 0));
    expect(await pay(`${one},${other}`)).toMatchObject({
      status: 428,
      body: { order_ids: expect.stringContaining("currency") },
    });
    await database()
      .update(orders)
      .set({ currency: "AUD" })
      .where(eq(orders.id, other ?? 0));
  });
});

it("of the demo's people only one owes anything that keeps them from buying", async () => {
  for (const role of ["breeder", "owner", "vet"])
    expect([role, (await list("orders.history", role, { paid: false })).results.filter(isOverdue)]).toEqual([
      role,
      [],
    ]);
});
const isOverdue = (order: object) => "isOverdue" in order && order.isOverdue === true;

describe("looking an order up as a guest", () => {
  const email = "zofia@sledz-kowalska.test";
  const lookUp = (number: string, mailbox: string, from = "198.51.100.7") =>
    ask("orderLookup.ask", { body: { number, email: mailbox } }, { clientAddress: from });
  const mails = async (to: string) =>
    database().select({ text: outbox.text }).from(outbox).where(eq(outbox.to, to));

  it("sends the way to it by mail, and answers the same where there is none", async () => {
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

  it("is limited for a mailbox", async () => {
    const often = [];
    for (let at = 0; at < 6; at++)
      often.push((await lookUp("TM-NOTHING", "often@else.test", `198.51.100.${at}`)).status);
    expect(often).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

it("a guest's order is no account's, though the mailbox is the same", async () => {
  const [user] = await database()
    .select()
    .from(users)
    .where(eq(users.email, demoEmail("owner")));
  const theirs = and(eq(orders.email, demoEmail("owner")), eq(orders.userId, user?.id ?? 0));
  const [one] = await database().select().from(orders).where(theirs).limit(1);
  await database()
    .update(orders)
    .set({ userId: null })
    .where(eq(orders.id, one?.id ?? 0));
  expect((await ask("orders.one", { params: { id: one?.id ?? 0 } }, as("owner"))).status).toBe(404);
});
