import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { suppliesOrders } from "@/backend/db/schema/order-supplies";
import { orders } from "@/backend/db/schema/orders";
import { notFound, Refusal } from "@/backend/http/refusals";
import type { SignedInCaller } from "@/backend/http/caller";
import { type SuppliesClient, toClientColumns } from "./create-order";
import { findSuppliesOrder } from "./list-orders";
import { findSuppliesBuyer } from "./find-supplies-buyer";

/** Changes the client and the agent who collects the sample. Products are fixed, because they are invoiced. */
export async function updateSuppliesOrder(
  tx: Tx,
  caller: SignedInCaller,
  id: number,
  client: SuppliesClient,
) {
  const buyer = await findSuppliesBuyer(tx, caller);
  if (buyer instanceof Refusal) return buyer;
  const isOwn = and(eq(orders.id, id), eq(orders.userId, buyer.user.id), eq(orders.isAdvance, true));
  if ((await findSuppliesOrder(tx, isOwn)) === undefined) return notFound();
  await tx
    .update(suppliesOrders)
    .set({ ...toClientColumns(client), updatedAt: new Date() })
    .where(eq(suppliesOrders.orderId, id));
  return (await findSuppliesOrder(tx, isOwn)) ?? notFound();
}
