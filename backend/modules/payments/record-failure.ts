import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { payments } from "@/backend/db/schema/payments";
import { writeEvent } from "@/backend/modules/orders/become";
import type { ProviderPayment } from "@/backend/payments/port";
import type { LockedPayment } from "./find-payment";
import type { Settled } from "./settled";
import type { PaymentWorld } from "./world";

interface Refused {
  readonly locked: LockedPayment;
  readonly said: ProviderPayment;
}

/** Not the end: some providers let the buyer try again with the same payment, and then it may yet succeed. */
export async function recordFailure(
  { log }: PaymentWorld,
  tx: Tx,
  { locked: { payment, orders }, said }: Refused,
): Promise<Settled> {
  const failure = said.failure ?? "other";
  if (payment.state === "failed") return { kind: "failed", failure };
  log.info({ payment: payment.id, failure }, "a payment was refused");
  await tx
    .update(payments)
    .set({ state: "failed", problem: failure, providerId: said.providerId, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
  for (const { order } of orders) await writeEvent(tx, order.id, { kind: "payment-failed", note: failure });
  return { kind: "failed", failure };
}
