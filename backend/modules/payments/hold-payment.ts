import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { orders as orderRows } from "@/backend/db/schema/orders";
import { payments } from "@/backend/db/schema/payments";
import { heldMail } from "@/backend/mail/order-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { writeEvent } from "@/backend/modules/orders/become";
import { finishCart } from "@/backend/modules/orders/place-order";
import type { ProviderPayment } from "@/backend/payments/port";
import type { LockedPayment, Order } from "./find-payment";
import type { Settled } from "./settled";
import type { PaymentWorld } from "./world";

interface Doubtful {
  readonly locked: LockedPayment;
  readonly said: ProviderPayment;
}

/** Something was paid, but not what was asked for. Nothing is sent and nothing given back until somebody has looked. */
export async function holdPayment(
  world: PaymentWorld,
  tx: Tx,
  { locked: { payment, orders }, said }: Doubtful,
): Promise<Settled> {
  const asked = `${payment.amount} ${payment.currency} for ${payment.id}`;
  const paid = `${said.amount} ${said.currency} for ${said.paymentId ?? "nobody"}`;
  const problem = `asked ${asked}, paid ${paid}`;
  world.log.error({ payment: payment.id, problem }, "a payment does not agree with its order");
  await tx
    .update(payments)
    .set({ state: "held", problem, providerId: said.providerId, settledAt: world.now(), updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
  for (const { order } of orders) await holdOrder(world, tx, { order, problem });
  return { kind: "held" };
}

async function holdOrder(world: PaymentWorld, tx: Tx, { order, problem }: { order: Order; problem: string }) {
  if (order.state !== "draft" && order.state !== "open") return;
  const now = world.now();
  await tx
    .update(orderRows)
    .set({ state: "held", placedAt: order.placedAt ?? now })
    .where(eq(orderRows.id, order.id));
  await writeEvent(tx, order.id, { kind: "held", note: problem });
  // Whoever has paid must not be asked to pay again.
  if (order.cartId !== null) await finishCart(tx, order.cartId, now);
  await putInOutbox(tx, { to: order.email, ...heldMail({ order, appOrigin: world.appOrigin }) });
}
