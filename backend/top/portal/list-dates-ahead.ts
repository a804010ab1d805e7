import { and, asc, eq, gt, gte, inArray, isNotNull } from "drizzle-orm";
import { type AheadKind, datesAhead, itemsAhead } from "@/lib/config/top/dashboard";
import { groupBy } from "@/lib/domain/group-by";
import type { Tx } from "@/backend/db/client";
import { invoices, orders } from "@/backend/db/schema/orders";
import { shows } from "@/backend/db/schema/shows";
import { subscriptionOrders, subscriptions } from "@/backend/db/schema/subscriptions";
import type { SignedInContext } from "@/backend/http/handler-types";
import { listIncomingOffers } from "@/backend/animals/public/list-transfers";
import { listPromisedSamples } from "@/backend/kits/public/list-samples";
import { selectOrders } from "@/backend/orders/public/order-queries";

interface DateAhead {
  readonly kind: AheadKind;
  /** ISO date. */
  readonly on: string;
  /** Animal, order or show. */
  readonly name: string;
}

/** Upcoming days of the user: promised results, due payments, ending offers, renewals and shows. */
export async function listDatesAhead({ tx, caller }: SignedInContext) {
  const { id } = caller.user;
  const promised = await listPromisedSamples(tx, caller, itemsAhead);
  const offers = await listIncomingOffers(tx, id, itemsAhead);
  const all: readonly DateAhead[] = [
    ...promised.map(({ animalName, on }) => ({ kind: "results" as const, on, name: animalName })),
    ...offers.results.map((offer) => ({
      kind: "offer" as const,
      on: dayOf(offer.expiresAt),
      name: offer.animalName,
    })),
    ...(await listDue(tx, id)),
    ...(await listRenewals(tx, id)),
    ...(await listShows(tx, id)),
  ];
  const days = groupBy(all, ({ kind, on }) => `${on} ${kind}`).flatMap(([, [first, ...others]]) =>
    first ? [{ kind: first.kind, on: first.on, names: [first, ...others].map(({ name }) => name) }] : [],
  );
  return { results: days.toSorted((a, b) => a.on.localeCompare(b.on)).slice(0, datesAhead) };
}

const dayOf = (at: string) => at.slice(0, 10);
const today = () => dayOf(new Date().toISOString());

async function listDue(tx: Tx, userId: number): Promise<readonly DateAhead[]> {
  const rows = await selectOrders(
    tx,
    and(eq(orders.userId, userId), eq(orders.state, "open"), gt(invoices.dueAt, new Date())),
  )
    .orderBy(asc(invoices.dueAt))
    .limit(itemsAhead);
  return rows.flatMap(({ order, dueAt }) =>
    dueAt === null ? [] : [{ kind: "payment", on: dayOf(dueAt.toISOString()), name: order.number }],
  );
}

async function listRenewals(tx: Tx, userId: number): Promise<readonly DateAhead[]> {
  const rows = await tx
    .selectDistinctOn([subscriptions.id], { runsUntil: subscriptions.runsUntil, number: orders.number })
    .from(subscriptions)
    .innerJoin(subscriptionOrders, eq(subscriptionOrders.subscriptionId, subscriptions.id))
    .innerJoin(orders, eq(orders.id, subscriptionOrders.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(subscriptions.state, "active"),
        isNotNull(orders.placedAt),
        gt(subscriptions.runsUntil, new Date()),
      ),
    )
    .orderBy(subscriptions.id, orders.id);
  return rows.map(({ runsUntil, number }) => ({
    kind: "renewal",
    on: dayOf(runsUntil.toISOString()),
    name: number,
  }));
}

async function listShows(tx: Tx, userId: number): Promise<readonly DateAhead[]> {
  const rows = await tx
    .select({ on: shows.heldOn, name: shows.name })
    .from(shows)
    .where(
      and(
        eq(shows.userId, userId),
        gte(shows.heldOn, today()),
        inArray(shows.state, ["requested", "approved", "kits-sent"]),
      ),
    )
    .orderBy(asc(shows.heldOn))
    .limit(itemsAhead);
  return rows.map((show) => ({ kind: "show", ...show }));
}
