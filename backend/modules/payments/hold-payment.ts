import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { orders as orderRows } from "@/backend/db/schema/orders";
import { payments } from "@/backend/db/schema/payments";
import { heldMail } from "@/backend/mail/order-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { insertOrderEvent } from "@/backend/modules/orders/order-transitions";
import { markCartOrdered } from "@/backend/modules/orders/place-order";
import type { ProviderPayment } from "@/backend/payments/payment-provider";
import type { LockedPayment, Order } from "./find-payment";
import type { PaymentOutcome } from "./payment-outcome";
import type { PaymentContext } from "./payment-context";

interface MismatchedPayment {
  readonly locked: LockedPayment;
  readonly providerPayment: ProviderPayment;
}

/** The paid amount, currency or id does not match. Nothing is shipped or refunded until an administrator decides. */
export async function holdPayment(
  context: PaymentContext,
  tx: Tx,
  { locked: { payment, orders }, providerPayment }: MismatchedPayment,
): Promise<PaymentOutcome> {
  const expected = `${payment.amount} ${payment.currency} for ${payment.id}`;
  const paid = `${providerPayment.amount} ${providerPayment.currency} for ${providerPayment.paymentId ?? "nobody"}`;
  const problem = `asked ${expected}, paid ${paid}`;
  context.log.error({ payment: payment.id, problem }, "payment does not match its order");
  await tx
    .update(payments)
    .set({
      state: "held",
      problem,
      providerId: providerPayment.providerId,
      settledAt: context.now(),
      updatedAt: sql`now()`,
    })
    .where(eq(payments.id, payment.id));
  for (const { order } of orders) await holdOrder(context, tx, { order, problem });
  return { kind: "held" };
}

async function holdOrder(
  context: PaymentContext,
  tx: Tx,
  { order, problem }: { order: Order; problem: string },
) {
  if (order.state !== "draft" && order.state !== "open") return;
  const now = context.now();
  await tx
    .update(orderRows)
    .set({ state: "held", placedAt: order.placedAt ?? now })
    .where(eq(orderRows.id, order.id));
  await insertOrderEvent(tx, order.id, { kind: "held", note: problem });
  // The buyer has paid: an empty cart keeps them from paying again.
  if (order.cartId !== null) await markCartOrdered(tx, order.cartId, now);
  await putInOutbox(tx, { to: order.email, ...heldMail({ order, appOrigin: context.appOrigin }) });
}
