import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { matchesOrder } from "@/backend/orders/admin/match-orders";
import { isToPost } from "@/backend/orders/orders/shipment";
import { countOrders, isPlaced, selectOrders, toOrderSummary } from "@/backend/orders/public/order-queries";

/** Orders of all customers, newest first; those to post oldest first. Search matches number, name and email address. */
export async function listAdminOrders(
  { tx }: SignedInContext,
  { query: { search, state, toPost, ...paging } }: Input<"adminOrders.list">,
) {
  const filter = and(
    state && eq(orders.state, state),
    toPost ? isToPost : undefined,
    search === "" ? undefined : matchesOrder(search),
  );
  const inOrder = toPost ? asc : desc;
  const order = [inOrder(orders.placedAt), inOrder(orders.id)];
  // Ids first: a later page would otherwise read the lines of all orders before it.
  const page = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isPlaced, filter))
    .orderBy(...order)
    .limit(paging.size)
    .offset(offsetOf(paging));
  const rows = await selectOrders(tx, inArray(orders.id, page)).orderBy(...order);
  const results = rows.map((row) => ({
    ...toOrderSummary(row),
    name: row.order.name,
    email: row.order.email,
  }));
  return envelope(results, await countOrders(tx, filter), paging);
}
