import { and, asc, eq } from "drizzle-orm";
import { dashboardItems } from "@/lib/config/top/dashboard";
import type { Tx } from "@/backend/db/client";
import { invoices, orders } from "@/backend/db/schema/orders";
import type { SignedInContext } from "@/backend/http/handler-types";
import { listIncomingOffers } from "@/backend/animals/public/list-transfers";
import { listKitsToActivate } from "@/backend/kits/public/list-kits";
import { countOrders, selectOrders, toOrderSummary } from "@/backend/orders/public/order-queries";
import { listWaitingConsents } from "@/backend/animals/public/consents";
import { listHeldSamples } from "@/backend/kits/public/list-samples";
import { listNewTubes } from "@/backend/kits/public/list-new-tubes";

/** What waits for the user. The number of queries does not depend on how much that is. */
export async function readAttention({ tx, caller, settings }: SignedInContext) {
  const { user } = caller;
  return {
    holds: await listHeldSamples(tx, caller, dashboardItems),
    newTubes: await listNewTubes(tx, caller, dashboardItems),
    payments: await listOpenPayments(tx, user.id),
    transfers: await listIncomingOffers(tx, user.id, dashboardItems),
    consents: await listWaitingConsents(tx, user.id, dashboardItems),
    kits: await listKitsToActivate(tx, user.id, settings, dashboardItems),
  };
}

/** Orders by transfer and on account that are not paid, the one due first at the top. */
async function listOpenPayments(tx: Tx, userId: number) {
  const where = and(eq(orders.userId, userId), eq(orders.state, "open"));
  const rows = await selectOrders(tx, where)
    .orderBy(asc(invoices.dueAt), asc(orders.id))
    .limit(dashboardItems);
  const results = rows.map((row) => {
    const { id, number, total, currency, dueAt, isOverdue } = toOrderSummary(row);
    return { orderId: id, number, total, currency, dueAt, isOverdue };
  });
  return { count: await countOrders(tx, where), results };
}
