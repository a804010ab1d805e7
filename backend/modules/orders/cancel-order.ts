import { eq } from "drizzle-orm";
import type { OrderState } from "@/lib/config/orders";
import { retrying } from "@/backend/db/retrying";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { notFound, Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { cancelledMail } from "@/backend/mail/order-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { closePayments } from "@/backend/modules/payments/clear-way";
import { liveStates, lockOrder, type Order, paymentsOf } from "@/backend/modules/payments/find-payment";
import { beingPaid } from "@/backend/modules/payments/refusals";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import { giveBack } from "@/backend/modules/loyalty/give-back";
import { writeEvent } from "./become";

export interface CancelOrder {
  readonly orderId: number;
  readonly actorId: number;
  /** For administrators only. */
  readonly note: string | null;
  /** Asked of an open order, both before a provider is asked and once it is locked. */
  readonly isAllowed: (order: Order) => boolean;
}

type Placed = Exclude<OrderState, "draft">;

const notAnyMore = new Refusal(409, {
  code: "not_cancellable",
  message: "This order is on its way already. Please write to us, and we see what can be done.",
});

/**
 * Says what the order is afterwards: what was being paid is asked of the provider first, and what has been paid is paid. Asked again
 * it is as cancelled as before.
 */
export async function cancelOrder(world: PaymentWorld, asked: CancelOrder): Promise<Placed | Refusal> {
  const [order] = await world.db.select().from(orders).where(eq(orders.id, asked.orderId));
  if (order === undefined || order.state === "draft") return notFound();
  if (order.state !== "open") return order.state;
  if (!asked.isAllowed(order)) return notAnyMore;
  const inTheWay = await closePayments(world, order.id);
  return retrying(() => runInTransaction(world.db, (tx) => cancelLocked(world, tx, { asked, inTheWay })));
}

interface Closed {
  readonly asked: CancelOrder;
  readonly inTheWay: Refusal | undefined;
}

async function cancelLocked(
  { appOrigin }: PaymentWorld,
  tx: Tx,
  { asked, inTheWay }: Closed,
): Promise<Placed | Refusal> {
  const { orderId, actorId, note, isAllowed } = asked;
  const order = await lockOrder(tx, orderId);
  if (order === undefined || order.state === "draft") return notFound();
  if (order.state !== "open") return order.state;
  if (inTheWay) return inTheWay;
  if (!isAllowed(order)) return notAnyMore;
  // Begun in another tab while the others were being closed.
  if ((await paymentsOf(tx, [orderId], liveStates)).length > 0) return beingPaid();
  await tx.update(orders).set({ state: "cancelled" }).where(eq(orders.id, orderId));
  await writeEvent(tx, orderId, { kind: "cancelled", actorId, note });
  await giveBack(tx, order);
  await putInOutbox(tx, { to: order.email, ...cancelledMail({ order, appOrigin }) });
  return "cancelled";
}
