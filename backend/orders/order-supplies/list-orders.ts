import { and, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { eachField } from "@/lib/domain/each-field";
import { nameFields } from "@/lib/domain/kernel/postal-address";
import { likePattern } from "@/backend/db/like-pattern";
import type { Tx } from "@/backend/db/client";
import { suppliesOrders } from "@/backend/db/schema/order-supplies";
import { invoices, orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { Refusal } from "@/backend/http/refusals";
import { isPlaced, orderColumns, toOrderSummary } from "@/backend/orders/public/order-queries";
import { findSuppliesBuyer } from "./find-supplies-buyer";

/** The user's own orders, newest first. Search matches the client's name, email address and the order number. */
export async function listSuppliesOrders(
  { tx, caller }: SignedInContext,
  { query: { search, ...paging } }: Input<"orderSupplies.list">,
) {
  const buyer = await findSuppliesBuyer(tx, caller);
  if (buyer instanceof Refusal) return buyer;
  const filter = and(eq(orders.userId, buyer.user.id), search === "" ? undefined : matchesSearch(search));
  const rows = await selectSuppliesOrders(tx, filter)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(suppliesOrders)
    .innerJoin(orders, eq(orders.id, suppliesOrders.orderId))
    .where(and(isPlaced, filter));
  return envelope(rows.map(toSuppliesOrder), total?.count ?? 0, paging);
}

/** Undefined if there is none. */
export async function findSuppliesOrder(tx: Tx, where: SQL | undefined) {
  const [row] = await selectSuppliesOrders(tx, where);
  return row && toSuppliesOrder(row);
}

function selectSuppliesOrders(tx: Tx, where: SQL | undefined) {
  return tx
    .select({ ...orderColumns, advance: suppliesOrders })
    .from(suppliesOrders)
    .innerJoin(orders, eq(orders.id, suppliesOrders.orderId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(isPlaced, where));
}

function toSuppliesOrder({ advance, ...row }: Awaited<ReturnType<typeof selectSuppliesOrders>>[number]) {
  const { email, phoneNumber, agentName, clinic } = advance;
  const names = eachField(nameFields, (name) => advance[name]);
  return {
    ...toOrderSummary(row),
    user: { ...names, email, phoneNumber },
    agent: { name: agentName, clinic },
  };
}

function matchesSearch(search: string) {
  const pattern = likePattern(search);
  const name = sql`${suppliesOrders.firstName} || ' ' || ${suppliesOrders.lastName}`;
  return or(ilike(name, pattern), ilike(suppliesOrders.email, pattern), ilike(orders.number, pattern));
}
