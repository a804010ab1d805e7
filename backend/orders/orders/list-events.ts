import { asc, eq, inArray } from "drizzle-orm";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { orderEvents } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/users";

/** Timeline of orders for admins, with notes and names, oldest first. */
export async function listEvents(tx: Tx, orderIds: readonly number[]) {
  const rows = await tx
    .select({ event: orderEvents, actor: users.name })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actorId))
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ event: { kind, at, amount, note }, actor }) => ({
    kind,
    note,
    actor,
    at: at.toISOString(),
    amount: amount === null ? null : toWireAmount(amount),
  }));
}
