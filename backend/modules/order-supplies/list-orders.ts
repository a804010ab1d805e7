import { and, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { advanceOrders } from "@/backend/db/schema/advance-orders";
import { invoices, orders } from "@/backend/db/schema/orders";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { isPlaced, orderColumns, orderFacts } from "@/backend/modules/orders/find-orders";
import { findBuyer } from "./may-order";

interface Asked extends Paging {
  readonly search: string;
}

/** One's own, newest first; found by the client's name or address, or by number. */
export async function listAdvanceOrders(tx: Tx, visit: Visit, { search, ...paging }: Asked) {
  const buyer = await findBuyer(tx, visit);
  if (buyer instanceof Refusal) return buyer;
  const isAsked = and(eq(orders.userId, buyer.user.id), search === "" ? undefined : found(search));
  const rows = await findAdvance(tx, isAsked)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(advanceOrders)
    .innerJoin(orders, eq(orders.id, advanceOrders.orderId))
    .where(and(isPlaced, isAsked));
  return envelope(rows.map(describe), total?.count ?? 0, paging);
}

/** Undefined where there is none. */
export async function readAdvanceOrder(tx: Tx, where: SQL | undefined) {
  const [row] = await findAdvance(tx, where);
  return row && describe(row);
}

function findAdvance(tx: Tx, where: SQL | undefined) {
  return tx
    .select({ ...orderColumns, advance: advanceOrders })
    .from(advanceOrders)
    .innerJoin(orders, eq(orders.id, advanceOrders.orderId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(isPlaced, where));
}

function describe({ advance, ...row }: Awaited<ReturnType<typeof findAdvance>>[number]) {
  const { firstName, lastName, email, phoneNumber, agentName, clinic } = advance;
  return {
    ...orderFacts(row),
    user: { firstName, lastName, email, phoneNumber },
    agent: { name: agentName, clinic },
  };
}

function found(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const name = sql`${advanceOrders.firstName} || ' ' || ${advanceOrders.lastName}`;
  return or(ilike(name, pattern), ilike(advanceOrders.email, pattern), ilike(orders.number, pattern));
}
