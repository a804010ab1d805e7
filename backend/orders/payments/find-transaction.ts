import { and, eq, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { payments, refunds } from "@/backend/db/schema/payments";
import type { PaymentProvider, ProviderTransaction } from "@/backend/payment-providers/payment-provider";
import type { Payment } from "./find-payment";

/** By the provider's id of the payment, or by the ids of ours that the provider stores with it. */
export async function findPaymentOfTransaction(
  tx: Tx,
  { name }: Pick<PaymentProvider, "name">,
  { providerId, paymentId, refundId }: ProviderTransaction,
): Promise<Payment | undefined> {
  const matches = or(
    providerId === undefined ? undefined : eq(payments.providerId, providerId),
    paymentId === undefined ? undefined : eq(payments.id, paymentId),
  );
  if (matches !== undefined) {
    const [found] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.provider, name), matches));
    if (found !== undefined) return found;
  }
  if (refundId === undefined) return undefined;
  const [ofRefund] = await tx
    .select({ payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  return ofRefund?.payment;
}

/** A refund that we made and whose outcome we know. */
export async function isKnownRefund(
  tx: Tx,
  { name }: Pick<PaymentProvider, "name">,
  { kind, refundId, transactionId }: ProviderTransaction,
): Promise<boolean> {
  if (kind !== "refund") return false;
  const byId = refundId === undefined ? undefined : eq(refunds.id, refundId);
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.provider, name),
        eq(refunds.state, "succeeded"),
        or(byId, eq(refunds.providerId, transactionId)),
      ),
    );
  return rows.length > 0;
}
