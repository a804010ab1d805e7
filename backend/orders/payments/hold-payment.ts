import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { payments } from "@/backend/db/schema/payments";
import { transitionToHeld } from "@/backend/orders/orders/order-transitions";
import { closeCart } from "@/backend/orders/orders/place-order";
import type { ProviderPayment } from "@/backend/payment-providers/payment-provider";
import type { LockedPayment, Order } from "./find-payment";
import type { PaymentOutcome } from "@/backend/orders/public/payment-outcome";
import type { PaymentContext } from "@/backend/orders/public/payment-context";

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
  const problem = `expected ${expected}, paid ${paid}`;
  context.log.error({ payment: payment.id, problem }, "payment does not match its order");
  await tx
    .update(payments)
    .set({
      state: "held",
      problem,
      taken: providerPayment.amount,
      takenCurrency: providerPayment.currency.toUpperCase(),
      reviewedAt: null,
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
  await transitionToHeld(tx, { order, now, problem, appOrigin: context.appOrigin });
  // The buyer has paid: an empty cart keeps them from paying again.
  await closeCart(tx, order, now);
}
