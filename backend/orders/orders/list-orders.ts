import { and, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { countOrders, selectOrders, toOrderSummary } from "@/backend/orders/public/order-queries";

const isPaid = inArray(orders.state, ["paid", "refunded"]);
const isUnpaid = inArray(orders.state, ["open", "held"]);

/** All orders of the user, optionally only paid or only unpaid ones. */
export async function listOrderHistory(
  { tx, caller: { user } }: SignedInContext,
  { query: { paid, ...paging } }: Input<"orders.history">,
) {
  const filter = paid === undefined ? undefined : paid ? isPaid : isUnpaid;
  return listPage(tx, and(eq(orders.userId, user.id), filter), paging);
}

/** Orders placed without payment: those still open, or those paid since. */
export async function listUnpaidOrders(
  { tx, caller: { user } }: SignedInContext,
  { query: { paid, ...paging } }: Input<"orders.pending">,
) {
  const filter = paid ? and(isPaid, gt(orders.paidAt, orders.placedAt)) : eq(orders.state, "open");
  return listPage(tx, and(eq(orders.userId, user.id), filter), paging);
}

/** Newest first. */
async function listPage(tx: Tx, where: SQL | undefined, { page, size }: Paging) {
  const rows = await selectOrders(tx, where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(size)
    .offset(offsetOf({ page, size }));
  return envelope(rows.map(toOrderSummary), await countOrders(tx, where), { page, size });
}
