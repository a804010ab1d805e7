import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { agentDiscountPercent } from "@/lib/config/community/collection-agents";
import { toMinorUnits } from "@/lib/domain/money";
import { approvals } from "@/backend/db/schema/approvals";
import { prices } from "@/backend/db/schema/catalogue";
import { invoices, orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, readRoute, signIn, signInAll, database, updateRows } = startTestBackend();

const signedIn = signInAll("vet", "breeder", "owner");
const as = (role: string) => ({ ...signedIn(role), country: "AU" });

const user = { firstName: "Mira", lastName: "Castell", email: "Mira@Castell.example" };
const agent = { name: "Dr Vera Lindqvist", clinic: "Harbour Lane" };
const shippingAddress = {
  address: "3 Pier Road",
  city: "Perth",
  postalCode: "6000",
  state: "WA",
  country: "AU",
};

interface SuppliesOrder {
  readonly id: number;
  readonly number: string;
  readonly total: string;
}

const kitsOf = (role: string) => readRoute("orderSupplies.kits", {}, as(role));
const order = (role: string, items: object, more: object = {}) =>
  callRoute(
    "orderSupplies.createSuppliesOrder",
    { body: { user, agent, items, shippingAddress, ...more } },
    as(role),
  );

describe("supplies orders", () => {
  it("are due in thirty days for vets, merge repeated kits into one line and mail only the vet", async () => {
    const [kit] = await kitsOf("vet");
    const productId = kit?.id ?? 0;
    const { status, body } = await order("vet", [
      { productId, quantity: 2 },
      { productId, quantity: 1 },
    ]);
    expect([status, body]).toMatchObject([
      200,
      {
        state: "open",
        isAdvance: true,
        count: 3,
        user: { lastName: "Castell", email: "mira@castell.example" },
        agent,
      },
    ]);
    const { id, number, total } = body as SuppliesOrder;
    expect(toMinorUnits(total)).toBe(3 * toMinorUnits(kit?.price.amount ?? ""));
    const [invoice] = await database().select().from(invoices).where(eq(invoices.orderId, id));
    expect(Math.round(((invoice?.dueAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30);
    const mails = await listQueuedMails(database(), demoEmail("vet"));
    expect(mails.filter(({ text }) => text.includes(number))).toHaveLength(1);
    expect(await listQueuedMails(database(), "mira@castell.example")).toEqual([]);
  });

  it("are placed once when repeated under one key, and again under another", async () => {
    const [kit] = await kitsOf("vet");
    const body = { user, agent, items: [{ productId: kit?.id, quantity: 1 }], shippingAddress };
    const send = (key: string, changes: object = {}) =>
      callRoute(
        "orderSupplies.createSuppliesOrder",
        { body: { ...body, ...changes } },
        { ...as("vet"), headers: { "idempotency-key": key } },
      );
    const [first, second] = await Promise.all([send("one-attempt-key"), send("one-attempt-key")]);
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 200, body: first.body as object });
    expect(await send("one-attempt-key")).toMatchObject({ status: 200, body: first.body as object });
    const other = { items: [{ productId: kit?.id, quantity: 2 }] };
    expect(await send("one-attempt-key", other)).toMatchObject({ status: 422, body: { code: "other_body" } });
    const { number } = first.body as SuppliesOrder;
    expect((await send("other-attempt-key")).body).not.toMatchObject({ number });
  });

  it("can be sent again under a key that was refused", async () => {
    const [kit] = await kitsOf("vet");
    const send = (productId: number) =>
      callRoute(
        "orderSupplies.createSuppliesOrder",
        { body: { user, agent, items: [{ productId, quantity: 1 }], shippingAddress } },
        { ...as("vet"), headers: { "idempotency-key": "refused-attempt-key" } },
      );
    expect((await send(999_999)).status).toBe(428);
    expect((await send(kit?.id ?? 0)).status).toBe(200);
  });

  it("are listed only to their buyer, who can change the client but not the kits", async () => {
    const [kit] = await kitsOf("vet");
    const { id, total } = (await order("vet", [{ productId: kit?.id, quantity: 1 }])).body as SuppliesOrder;
    const listed = async (role: string) => {
      return (await readRoute("orderSupplies.list", {}, as(role))).results.some((order) => order.id === id);
    };
    expect([await listed("vet"), await listed("breeder")]).toEqual([true, false]);
    const change = (role: string, body: object) =>
      callRoute("orderSupplies.updateSuppliesOrder", { params: { id }, body }, as(role));
    const other = { ...user, firstName: "Ona" };
    expect((await change("breeder", { user: other, agent })).status).toBe(404);
    const changed = await change("vet", { user: other, agent: { name: "Sam" } });
    expect(changed.body).toMatchObject({
      total,
      user: { firstName: "Ona" },
      agent: { name: "Sam", clinic: null },
    });
    expect((await change("vet", { user, agent, items: [] })).status).toBe(428);
  });

  it("cost agents less than the shop price and are due in thirty days, overdue ones refuse the next", async () => {
    const [kit] = await kitsOf("breeder");
    const items = [{ productId: kit?.id, quantity: 3 }];
    const placed = await order("breeder", items);
    expect(placed).toMatchObject({ status: 200, body: { state: "open" } });
    const { id, total } = placed.body as SuppliesOrder;
    const [price] = await database()
      .select({ amount: prices.amount })
      .from(prices)
      .where(and(eq(prices.productId, kit?.id ?? 0), eq(prices.store, "AU")));
    const unit = Math.round(((price?.amount ?? 0) * (100 - agentDiscountPercent)) / 100);
    expect([toMinorUnits(kit?.price.amount ?? ""), toMinorUnits(total)]).toEqual([unit, unit * 3]);
    const [invoice] = await database().select().from(invoices).where(eq(invoices.orderId, id));
    expect(Math.round(((invoice?.dueAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30);
    expect((await order("breeder", items)).status).toBe(200);
    await updateRows(invoices, { dueAt: new Date(0) }, eq(invoices.orderId, id));
    expect(await order("breeder", items)).toMatchObject({ status: 409, body: { code: 79 } });
  });

  it("are refused while a changed practice waits for its approval, and the list stays", async () => {
    const [kit] = await kitsOf("vet");
    const items = [{ productId: kit?.id, quantity: 1 }];
    const { id } = (await order("vet", items)).body as SuppliesOrder;
    const practice = { clinic: "Harbour Lane Two", registrationNumber: "V-20418" };
    expect((await callRoute("account.updateVet", { body: practice }, as("vet"))).status).toBe(200);
    const refusal = { status: 403, body: { code: "not_approved" } };
    expect(await order("vet", items)).toMatchObject(refusal);
    expect(await callRoute("orderSupplies.kits", {}, as("vet"))).toMatchObject(refusal);
    const listed = await callRoute("orderSupplies.list", {}, as("vet"));
    expect((listed.body as { results: SuppliesOrder[] }).results.map((each) => each.id)).toContain(id);
    const [waiting] = await database()
      .select({ id: approvals.id })
      .from(approvals)
      .innerJoin(users, eq(users.id, approvals.userId))
      .where(and(eq(users.email, demoEmail("vet")), eq(approvals.state, "waiting")));
    const decision = { params: { id: waiting?.id ?? 0 }, body: { decision: "approved" } };
    await callRoute("approvals.decide", decision, { token: await signIn("admin") });
    expect((await order("vet", items)).status).toBe(200);
  });

  it("are limited to approved vets and agents, and to kits", async () => {
    const [kit] = await kitsOf("vet");
    const items = [{ productId: kit?.id, quantity: 1 }];
    expect((await order("owner", items)).status).toBe(403);
    const before = await database().select({ id: orders.id }).from(orders);
    const upgrade = [...items, { productId: 10_001, quantity: 1 }];
    expect(await order("vet", upgrade)).toMatchObject({
      status: 428,
      body: { items: "This field is not valid" },
    });
    const nameless = { user: { ...user, firstName: " " } };
    expect(await order("vet", items, nameless)).toMatchObject({ status: 428 });
    expect(await database().select({ id: orders.id }).from(orders)).toHaveLength(before.length);
  });
});
