import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { toMinorUnits } from "@/lib/domain/money";
import { invoices, orders } from "@/backend/db/schema/orders";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { mailsTo } from "@/backend/testing/mailbox";
import { runBackend } from "@/backend/testing/server";

const { ask, signIn, database } = runBackend();

const sessions = new Map<string, string>();
beforeAll(async () => {
  for (const role of ["vet", "breeder", "owner"]) sessions.set(role, await signIn(role));
});
const as = (role: string) => ({ token: sessions.get(role), country: "AU" });

const user = { firstName: "Mira", lastName: "Castell", email: "Mira@Castell.example" };
const agent = { name: "Dr Vera Lindqvist", clinic: "Harbour Lane" };
const shippingAddress = {
  address: "3 Pier Road",
  city: "Perth",
  postalCode: "6000",
  state: "WA",
  country: "AU",
};

interface Kit {
  readonly id: number;
  readonly price: { readonly amount: string };
}
interface Advance {
  readonly id: number;
  readonly number: string;
  readonly total: string;
}

const kitsOf = async (role: string) => (await ask("advanceOrders.kits", {}, as(role))).body as Kit[];
const order = (role: string, items: object, more: object = {}) =>
  ask(
    "advanceOrders.createAdvanceOrder",
    { body: { user, agent, items, shippingAddress, ...more } },
    as(role),
  );

describe("ordering in advance", () => {
  it("a practice has thirty days, the same kit twice is one line, and the mail goes to the practice", async () => {
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
    const { id, number, total } = body as Advance;
    expect(toMinorUnits(total)).toBe(3 * toMinorUnits(kit?.price.amount ?? ""));
    const [invoice] = await database().select().from(invoices).where(eq(invoices.orderId, id));
    expect(Math.round(((invoice?.dueAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30);
    const mails = await mailsTo(database(), demoEmail("vet"));
    expect(mails.filter(({ text }) => text.includes(number))).toHaveLength(1);
    expect(await mailsTo(database(), "mira@castell.example")).toEqual([]);
  });

  it("is listed to who ordered it alone, and may get another client but no other kits", async () => {
    const [kit] = await kitsOf("vet");
    const { id, total } = (await order("vet", [{ productId: kit?.id, quantity: 1 }])).body as Advance;
    const listed = async (role: string) => {
      const { body } = await ask("advanceOrders.list", {}, as(role));
      return (body as { results: Advance[] }).results.some((one) => one.id === id);
    };
    expect([await listed("vet"), await listed("breeder")]).toEqual([true, false]);
    const change = (role: string, body: object) =>
      ask("advanceOrders.updateAdvanceOrder", { params: { id }, body }, as(role));
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

  it("an agent owes it at once, and orders nothing more until it is paid", async () => {
    const [kit] = await kitsOf("breeder");
    const items = [{ productId: kit?.id, quantity: 1 }];
    expect(await order("breeder", items)).toMatchObject({ status: 200, body: { state: "open" } });
    expect(await order("breeder", items)).toMatchObject({ status: 409, body: { code: 79 } });
  });

  it("is for practices that may and for agents, and of kits only", async () => {
    const [kit] = await kitsOf("vet");
    const items = [{ productId: kit?.id, quantity: 1 }];
    expect((await order("owner", items)).status).toBe(403);
    expect(
      (await ask("advanceOrders.createAdvanceOrder", { body: { user, agent, items, shippingAddress } }))
        .status,
    ).toBe(401);
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
