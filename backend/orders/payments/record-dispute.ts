import { and, eq, sql } from "drizzle-orm";
import { withRetry } from "@/backend/db/with-retry";
import { paymentDisputes } from "@/backend/db/schema/payments";
import type { PaymentProvider, ProviderDispute } from "@/backend/payment-providers/payment-provider";
import { transitionToDisputed } from "@/backend/orders/orders/order-transitions";
import { lockPayment } from "./find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { needsAttention } from "./process-refund";
import { syncPayment } from "./sync-payment";

/** Fetches the dispute and records it. False if the provider did not respond. */
export async function processDispute(
  context: PaymentContext,
  provider: PaymentProvider,
  { paymentId, disputeId }: { readonly paymentId: string; readonly disputeId: string },
): Promise<boolean> {
  let dispute: ProviderDispute | undefined;
  try {
    dispute = await provider.fetchDispute(disputeId);
  } catch (error) {
    context.log.warn({ payment: paymentId, disputeId, err: error }, "dispute could not be fetched");
    return false;
  }
  if (dispute === undefined) return true;
  await recordDispute(context, provider, { paymentId, dispute });
  return syncPayment(context, paymentId);
}

/** Idempotent: only a change of state reaches the orders. */
async function recordDispute(
  context: PaymentContext,
  { name }: PaymentProvider,
  { paymentId, dispute }: { readonly paymentId: string; readonly dispute: ProviderDispute },
): Promise<void> {
  const { disputeId, state, amount } = dispute;
  await withRetry(() =>
    context.db.transaction(async (tx) => {
      const locked = await lockPayment(tx, paymentId);
      if (locked === undefined) return;
      const isSame = and(eq(paymentDisputes.provider, name), eq(paymentDisputes.disputeId, disputeId));
      const [before] = await tx.select().from(paymentDisputes).where(isSame);
      // A closed dispute is final: an older event may arrive after it.
      if (before?.state === state || (before !== undefined && state === "open")) return;
      await tx
        .insert(paymentDisputes)
        .values({ provider: name, disputeId, paymentId, amount, state })
        .onConflictDoUpdate({
          target: [paymentDisputes.provider, paymentDisputes.disputeId],
          set: { state, amount, updatedAt: sql`now()` },
        });
      context.log.error({ payment: paymentId, disputeId, state }, "payment disputed");
      await needsAttention(tx, paymentId);
      for (const { order } of locked.orders)
        if (order.state !== "draft")
          await transitionToDisputed(tx, { order, state, amount, appOrigin: context.appOrigin });
    }),
  );
}
