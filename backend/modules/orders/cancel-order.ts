import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { notFound, Refusal } from "@/backend/http/refusals";
import { lockOrders, liveStates, paymentsOf } from "@/backend/modules/payments/find-payment";
import { giveBack } from "@/backend/modules/wallet/give-back";
import { writeEvent } from "./become";
import type { Deed } from "./mark-paid";

/** An open order that nobody will pay: coupon and points go back. 409 where it is not open, or somebody is just paying it. */
export async function cancelOrder(tx: Tx, { orderId, actorId, note }: Deed): Promise<undefined | Refusal> {
  const [order] = await lockOrders(tx, [orderId]);
  if (order === undefined || order.state === "draft") return notFound();
  if (order.state !== "open")
    return new Refusal(409, {
      code: "not_open",
      message: "Only an order that waits for money can be cancelled.",
    });
  if ((await paymentsOf(tx, [order.id], liveStates)).length > 0)
    return new Refusal(409, { code: "in_progress", message: "Somebody is just paying this order." });
  await tx.update(orders).set({ state: "cancelled" }).where(eq(orders.id, order.id));
  await writeEvent(tx, order.id, { kind: "cancelled", note, actorId });
  await giveBack(tx, order);
  return undefined;
}
