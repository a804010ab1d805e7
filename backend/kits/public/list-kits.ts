import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type KitState, maxListedKits } from "@/lib/config/kits/kits";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import type { Settings } from "@/backend/http/settings";

export function selectKits(tx: Tx, where: SQL | undefined) {
  return (
    tx
      .select({
        kit: kits,
        name: orderLines.name,
        orderId: orders.id,
        orderedAt: orders.placedAt,
        orderNumber: orders.number,
        activationId: activations.id,
        sampleId: samples.id,
      })
      .from(kits)
      .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      // A kit is used as the tube of an activation, or as a further tube of the same animal.
      .leftJoin(activations, eq(activations.kitId, kits.id))
      .leftJoin(samples, eq(samples.kitId, kits.id))
      .where(where)
  );
}

type KitRow = Awaited<ReturnType<typeof selectKits>>[number];

export const isUnused = and(isNull(kits.voidedAt), isNull(activations.id), isNull(samples.id));

function stateOf({ kit, activationId, sampleId }: KitRow): KitState {
  if (activationId !== null || sampleId !== null) return "activated";
  return kit.voidedAt === null ? "unused" : "void";
}

export interface KitViewer {
  /** Administrators pack the kits. */
  readonly isAdmin?: boolean;
  readonly settings: Pick<Settings, "showsKitLabels">;
}

export function toKit(row: KitRow, { isAdmin = false, settings: { showsKitLabels = false } }: KitViewer) {
  const { id, barcode, productId, sentAt } = row.kit;
  const state = stateOf(row);
  const isVisible = isAdmin || sentAt !== null || showsKitLabels;
  return {
    id,
    name: row.name,
    state,
    orderNumber: row.orderNumber,
    isBlank: productId === null,
    barcode: isVisible ? barcode : null,
    showsLabel: showsKitLabels && state === "unused",
    postedAt: sentAt?.toISOString() ?? null,
  };
}

/** The kits of an order in the order of its lines; of very many the first. */
export async function listKitsOfOrder(tx: Tx, orderId: number, viewer: KitViewer) {
  const rows = await selectKits(tx, eq(orders.id, orderId))
    .orderBy(asc(orderLines.position), asc(kits.id))
    .limit(maxListedKits);
  const [total] = await tx
    .select({ count: count() })
    .from(kits)
    .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .where(eq(orderLines.orderId, orderId));
  return { count: total?.count ?? 0, list: rows.map((row) => toKit(row, viewer)) };
}

/**
 * The user's kits that can be activated now, by order line: the first kit of each line and the number of its kits, the
 * line posted first at the top. The demo posts nothing: its kits can be activated at once. Kits of advance orders are for
 * clients, who activate them.
 */
export async function listKitsToActivate(
  tx: Tx,
  userId: number,
  { showsKitLabels = false }: KitViewer["settings"],
  size: number,
) {
  const isInHand = showsKitLabels ? undefined : isNotNull(kits.sentAt);
  const where = and(eq(orders.userId, userId), eq(orders.isAdvance, false), isUnused, isInHand);
  const waiting = matchKits(tx, where);
  const firstKit = sql<number>`min(${waiting.id})`;
  const lines = await tx
    .select({ firstKit, kits: count() })
    .from(waiting)
    .groupBy(waiting.lineId)
    .orderBy(sql`min(${waiting.sentAt}) nulls last, min(${waiting.placedAt})`, asc(firstKit))
    .limit(size);
  const first = lines.map((line) => line.firstKit);
  const rows = await selectKits(tx, inArray(kits.id, first));
  const results = rows
    .toSorted((a, b) => first.indexOf(a.kit.id) - first.indexOf(b.kit.id))
    .map(({ kit, name, orderNumber }) => ({
      id: kit.id,
      name,
      barcode: kit.barcode,
      orderNumber,
      sentAt: kit.sentAt?.toISOString() ?? null,
      kits: lines[first.indexOf(kit.id)]?.kits ?? 1,
    }));
  return { count: await tx.$count(waiting), results };
}

/** The kits that match a condition on kits, orders and activations, as a table. */
export function matchKits(tx: Tx, where: SQL | undefined) {
  return tx
    .select({
      id: kits.id,
      lineId: kits.orderLineId,
      sentAt: kits.sentAt,
      placedAt: orders.placedAt,
    })
    .from(kits)
    .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(activations, eq(activations.kitId, kits.id))
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .where(where)
    .as("matching");
}
