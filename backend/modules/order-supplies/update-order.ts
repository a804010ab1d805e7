import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { advanceOrders } from "@/backend/db/schema/advance-orders";
import { orders } from "@/backend/db/schema/orders";
import { notFound, Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { type Whose, whoseColumns } from "./create-order";
import { readAdvanceOrder } from "./list-orders";
import { findBuyer } from "./may-order";

/** Whom the kits are for, and who takes the sample. What was ordered stays: there is an invoice of it. */
export async function updateAdvanceOrder(tx: Tx, visit: Visit, id: number, whose: Whose) {
  const buyer = await findBuyer(tx, visit);
  if (buyer instanceof Refusal) return buyer;
  const isOwn = and(eq(orders.id, id), eq(orders.userId, buyer.user.id), eq(orders.isAdvance, true));
  if ((await readAdvanceOrder(tx, isOwn)) === undefined) return notFound();
  await tx
    .update(advanceOrders)
    .set({ ...whoseColumns(whose), updatedAt: new Date() })
    .where(eq(advanceOrders.orderId, id));
  return (await readAdvanceOrder(tx, isOwn)) ?? notFound();
}
