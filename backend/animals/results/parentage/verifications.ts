import { and, arrayContains, asc, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { productFulfilments } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { readUnitsLeft } from "@/backend/kits/public/adjust-kits";

interface VerificationLine {
  readonly id: number;
  readonly animalId: number | null;
  readonly speciesId: number | null;
  readonly left: number;
}

/** Paid products that include a comparison, by the fulfilment table, with the units that were neither refunded nor used. */
export async function listVerificationLines(tx: Tx, userId: number): Promise<VerificationLine[]> {
  const lines = await tx
    .select({
      id: orderLines.id,
      orderId: orders.id,
      animalId: orderLines.animalId,
      speciesId: products.speciesId,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(productFulfilments, eq(productFulfilments.productId, products.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, "paid"),
        arrayContains(productFulfilments.labWork, ["parentage"]),
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orderLines.id));
  const used = await listUsedLines(
    tx,
    lines.map(({ id }) => id),
  );
  const units = new Map<number, number>();
  for (const orderId of new Set(lines.map((line) => line.orderId)))
    for (const { id, left } of await readUnitsLeft(tx, orderId)) units.set(id, left);
  return lines
    .map(({ orderId: _, ...line }) => ({
      ...line,
      left: (units.get(line.id) ?? 0) - used.filter((id) => id === line.id).length,
    }))
    .filter(({ left }) => left > 0);
}

/** A unit for this animal. The caller holds the lock on the user. */
export async function findVerification(
  tx: Tx,
  userId: number,
  animal: { readonly id: number; readonly speciesId: number },
): Promise<number | undefined> {
  const lines = (await listVerificationLines(tx, userId)).filter(
    ({ speciesId, animalId }) => speciesId === animal.speciesId && [null, animal.id].includes(animalId),
  );
  return (lines.find(({ animalId }) => animalId === animal.id) ?? lines[0])?.id;
}

/** A request that was withdrawn or declined before it was compared has used nothing. */
async function listUsedLines(tx: Tx, lineIds: readonly number[]) {
  const rows = await tx
    .select({ id: parentageRequests.orderLineId })
    .from(parentageRequests)
    .where(
      and(
        isNotNull(parentageRequests.orderLineId),
        inArray(parentageRequests.orderLineId, [...lineIds]),
        ne(parentageRequests.state, "declined"),
        or(isNull(parentageRequests.deletedAt), eq(parentageRequests.state, "reported")),
      ),
    );
  return rows.map(({ id }) => id);
}
