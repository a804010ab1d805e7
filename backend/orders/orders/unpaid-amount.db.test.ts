import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { invoices, orders } from "@/backend/db/schema/orders";
import { startTestBackend } from "@/backend/testing/server";
import { findUnpaidAmount, rejectUnpaidAmount } from "./unpaid-amount";
import { demoUserId } from "@/backend/testing/find-user";
import { insertOrder } from "@/backend/testing/insert-order";

const { database, updateRows } = startTestBackend();

const userId = (role: string) => demoUserId(database(), role);

describe("the outstanding amount", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  async function insertInvoicedOrder(role: string, total: number, days: number, currency = "AUD") {
    const row = { userId: await userId(role), state: "open", total, currency } as const;
    const order = await insertOrder(database(), row);
    const dueAt = new Date(Date.now() + days * dayMs);
    await database()
      .insert(invoices)
      .values({ orderId: order.id, token: `i-${order.id}`, dueAt });
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
    await updateRows(orders, { state: "paid" }, eq(orders.id, overdue.id));
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
