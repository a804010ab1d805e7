import { randomUUID } from "node:crypto";
import type { Tx } from "@/backend/db/client";
import { insertedRow } from "@/backend/db/inserted-row";
import { orders } from "@/backend/db/schema/orders";

/** An order of 100.50 without lines, a draft unless the row says otherwise. */
export async function insertOrder(tx: Tx, row: Partial<typeof orders.$inferInsert> = {}) {
  const secrets = { number: `T-${randomUUID().slice(0, 18)}`, token: randomUUID() };
  const money = { shipping: 0, discount: 0, pointsValue: 0, total: 10_050, tax: 0, taxRateBps: 0 };
  const market = { store: "AU", country: "AU", currency: "AUD" } as const;
  const buyer = { cartVersion: 1, email: "jo@example.test", name: "Jo" };
  return insertedRow(
    await tx
      .insert(orders)
      .values({ ...secrets, ...buyer, ...market, state: "draft", subtotal: 10_000, ...money, ...row })
      .returning(),
  );
}
