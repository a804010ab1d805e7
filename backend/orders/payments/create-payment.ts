import { and, eq, inArray, sql } from "drizzle-orm";
import { brand } from "@/lib/config/brand";
import { withRetry } from "@/backend/db/with-retry";
import { payments } from "@/backend/db/schema/payments";
import { Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { crashPoint } from "@/backend/payment-providers/crash-point";
import {
  type CreatedPayment,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRejectedError,
} from "@/backend/payment-providers/payment-provider";
import { lockOrders, type Payment } from "./find-payment";
import { insertPayment, type PaymentRequest, subscribedProductId } from "./insert-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { methodNotOffered, paymentDeclined, paymentStatusUnknown } from "./payment-errors";
import { cancelPayment, releasePreviousPayment } from "@/backend/orders/public/release-previous-payment";

export interface StartedPayment {
  readonly paymentId: string;
  /** `transactionId` on the wire. */
  readonly providerId: string;
  /** Empty if the provider's script needs only the id. */
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: ProviderPayment["state"];
}

/**
 * Creates one payment for open orders. Refuses with 402 `payment_error` (declined by the provider) or 409 (`paid`,
 * `in_progress`, `payment_unknown`). With a token the card is charged; `settlePayment` then gives the outcome.
 */
export async function createUnpaidOrdersPayment(
  context: PaymentContext,
  request: PaymentRequest,
): Promise<StartedPayment | Refusal> {
  const blocked = await releasePreviousPayment(context, request);
  if (blocked) return blocked;
  const payment = await withRetry(() =>
    runInTransaction(context.db, async (tx) =>
      insertPayment(tx, request, await lockOrders(tx, request.orderIds)),
    ),
  );
  if (payment instanceof Refusal) return payment;
  const started = await createProviderPayment(context, payment, request);
  return started === "retry" ? createUnpaidOrdersPayment(context, request) : started;
}

type ProviderPaymentOptions = Pick<PaymentRequest, "email" | "returnPath" | "token" | "subscription">;

/** `retry`: the earlier provider payment could not be changed and was cancelled; the next try creates a new one. */
export async function createProviderPayment(
  context: PaymentContext,
  payment: Payment,
  options: ProviderPaymentOptions,
): Promise<StartedPayment | Refusal | "retry"> {
  const provider = context.providers.find(payment.provider);
  if (provider === undefined) return methodNotOffered();
  // Providers cannot turn a one-off payment into a subscription or back.
  if (payment.providerId !== null && payment.subscribesTo !== subscribedProductId(options))
    return (await cancelPayment(context, payment.id)) ?? "retry";
  try {
    const created = await createOrUpdate(context, provider, { payment, options });
    crashPoint("provider-started");
    await updateUnfinished(context, payment, { state: "open", providerId: created.payment.providerId });
    crashPoint("payment-recorded");
    return toStartedPayment(payment, created);
  } catch (error) {
    if (!(error instanceof ProviderRejectedError)) return markUnknown(context, payment, error);
    if (payment.providerId !== null) return (await cancelPayment(context, payment.id)) ?? "retry";
    context.log.info({ payment: payment.id, code: error.code }, "payment rejected on creation");
    await updateUnfinished(context, payment, { state: "failed", problem: error.code });
    return paymentDeclined(error.failure);
  }
}

function createOrUpdate(
  context: PaymentContext,
  provider: PaymentProvider,
  { payment, options }: { payment: Payment; options: ProviderPaymentOptions },
): Promise<CreatedPayment> {
  const { id, providerId, attempt, amount, currency, createdAt } = payment;
  // The key contains the amount, so that each change of amount is executed exactly once.
  if (providerId !== null)
    return provider.updatePayment(providerId, amount, currency, `${id}:${attempt}:${amount}`);
  return provider.createPayment({
    paymentId: id,
    createdAt,
    attempt,
    amount,
    currency,
    email: options.email,
    description: brand.name,
    returnUrl: `${context.appOrigin}${options.returnPath}`,
    token: options.token,
    subscription: options.subscription,
  });
}

/** The payment may or may not exist: its status is fetched before anything else is tried. */
async function markUnknown(context: PaymentContext, payment: Payment, error: unknown): Promise<Refusal> {
  context.log.warn({ payment: payment.id, err: error }, "response of the payment provider was lost");
  if (payment.providerId === null) await updateUnfinished(context, payment, { state: "unknown" });
  return paymentStatusUnknown();
}

/** Leaves completed payments alone: a webhook may have arrived before the response. */
async function updateUnfinished(
  context: PaymentContext,
  { id }: Payment,
  change: Partial<Pick<Payment, "state" | "providerId" | "problem">>,
): Promise<void> {
  await context.db
    .update(payments)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(payments.id, id), inArray(payments.state, ["starting", "open", "unknown"])));
}

function toStartedPayment(
  { id, amount, currency }: Payment,
  { payment, clientSecret }: CreatedPayment,
): StartedPayment {
  const { providerId, state } = payment;
  return { paymentId: id, providerId, clientSecret: clientSecret ?? "", amount, currency, state };
}
