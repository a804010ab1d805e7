import { and, eq } from "drizzle-orm";
import { suppliesOrders } from "@/backend/db/schema/order-supplies";
import { orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { toClientColumns } from "./create-order";
import { findSuppliesOrder } from "./list-orders";
import { findSuppliesBuyer } from "./find-supplies-buyer";

/** Changes the client and the agent who collects the sample. Products are fixed, because they are invoiced. */
export async function updateSuppliesOrder(
  { tx, caller }: SignedInContext,
  { params: { id }, body: client }: Input<"orderSupplies.updateSuppliesOrder">,
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
