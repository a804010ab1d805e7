import { and, desc, eq, ilike, or } from "drizzle-orm";
import type { OrderState } from "@/lib/config/orders";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { countOrders, findOrders, orderFacts } from "@/backend/modules/orders/find-orders";

interface Asked extends Paging {
  readonly search: string;
  readonly state?: OrderState | undefined;
}

/** Everybody's, newest first; found by number, name or address. */
export async function listDesk(tx: Tx, { search, state, ...paging }: Asked) {
  const isAsked = and(state && eq(orders.state, state), search === "" ? undefined : found(search));
  const rows = await findOrders(tx, isAsked)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const results = rows.map((row) => ({ ...orderFacts(row), name: row.order.name, email: row.order.email }));
  return envelope(results, await countOrders(tx, isAsked), paging);
}

function found(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return or(ilike(orders.number, pattern), ilike(orders.name, pattern), ilike(orders.email, pattern));
}
