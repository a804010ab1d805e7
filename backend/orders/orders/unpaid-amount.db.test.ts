import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { invoices, orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { startTestBackend } from "@/backend/testing/server";
import { findUnpaidAmount, rejectUnpaidAmount } from "./unpaid-amount";
import { insertedRow } from "@/backend/db/inserted-row";

const { database } = startTestBackend();

async function userId(role: string): Promise<number> {
  const [user] = await database()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoEmail(role)));
  return user?.id ?? 0;
}

let orderCount = 0;

async function insertOrder(buyerId: number | null, part: Partial<typeof orders.$inferInsert> = {}) {
  orderCount += 1;
  const order = insertedRow(
    await database()
      .insert(orders)
      .values({
        number: `T-${orderCount}`,
        token: `token-${orderCount}`,
        cartVersion: 1,
        userId: buyerId,
        email: "jo@example.test",
        name: "Jo",
        state: "draft",
        store: "AU",
        country: "AU",
        currency: "AUD",
        subtotal: 10_000,
        shipping: 0,
        discount: 0,
        pointsValue: 0,
        total: 10_050,
        tax: 0,
        taxRateBps: 0,
        ...part,
      })
      .returning(),
  );
  return order;
}

describe("the outstanding amount", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  async function insertInvoicedOrder(role: string, total: number, days: number, currency = "AUD") {
    const order = await insertOrder(await userId(role), { state: "open", total, currency });
    const dueAt = new Date(Date.now() + days * dayMs);
    await database()
      .insert(invoices)
      .values({ orderId: order.id, token: `i-${orderCount}`, dueAt });
    return order;
  }

  it("refuses new orders with code 79 and the sum of due invoices", async () => {
    const vet = await userId("vet");
    expect(await findUnpaidAmount(database(), vet)).toBeUndefined();
    await insertInvoicedOrder("vet", 5_000, 30);
    expect(await rejectUnpaidAmount(database(), vet)).toBeUndefined();
    const overdue = await insertInvoicedOrder("vet", 7_050, -1);
    await insertInvoicedOrder("vet", 1_000, -2);
    expect(await rejectUnpaidAmount(database(), vet)).toMatchObject({
      status: 409,
      body: { code: 79, amount: "80.50", currency: { code: "AUD", symbol: "$" } },
    });
    await database().update(orders).set({ state: "paid" }).where(eq(orders.id, overdue.id));
    expect(await findUnpaidAmount(database(), vet)).toEqual({ amount: 1_000, currency: "AUD" });
  });

  it("covers the currency of the oldest due order only, and nothing for guests", async () => {
    await insertInvoicedOrder("owner", 2_000, -1, "USD");
    await insertInvoicedOrder("owner", 9_000, -3, "EUR");
    expect(await findUnpaidAmount(database(), await userId("owner"))).toEqual({
      amount: 9_000,
      currency: "EUR",
    });
    expect(await rejectUnpaidAmount(database(), undefined)).toBeUndefined();
  });
});
