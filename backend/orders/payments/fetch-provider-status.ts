import { eq } from "drizzle-orm";
import { carts } from "@/backend/db/schema/carts";
import { crashPoint } from "@/backend/payment-providers/crash-point";
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRejectedError,
} from "@/backend/payment-providers/payment-provider";
import { type Payment, listOrdersOfPayment } from "./find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";

/** `not-found`: the provider has no such payment. `unknown`: it did not respond. */
export type ProviderStatus = ProviderPayment | "not-found" | "unknown";

interface FetchOptions {
  /** Without the buyer a failed payment is never captured: they have read that nothing was taken. */
  readonly isBuyerPresent: boolean;
}

/** Never call it inside a transaction. Captures an approved payment if it still matches the order. */
export async function fetchProviderStatus(
  context: PaymentContext,
  payment: Payment,
  { isBuyerPresent }: FetchOptions,
): Promise<ProviderStatus> {
  const provider = context.providers.find(payment.provider);
  if (provider === undefined) return "unknown";
  try {
    const providerPayment = payment.providerId
      ? await provider.fetchStatus(payment.providerId)
      : await provider.fetchStatusByPaymentId(payment.id, payment.createdAt);
    if (providerPayment === undefined) return "not-found";
    if (providerPayment.state !== "approved") return providerPayment;
    if (payment.state === "failed" && !isBuyerPresent) return { ...providerPayment, state: "failed" };
    return await captureApproved(context, payment, { provider, approved: providerPayment });
  } catch (error) {
    context.log.warn({ payment: payment.id, err: error }, "payment status could not be fetched");
    return "unknown";
  }
}

/** Same payment id, subscription, amount and currency. */
export function matchesPayment(payment: Payment, providerPayment: ProviderPayment): boolean {
  const { id, amount, currency, subscribesTo } = payment;
  const isSame = providerPayment.paymentId === id && (providerPayment.subscribesTo ?? null) === subscribesTo;
  return isSame && providerPayment.amount === amount && providerPayment.currency.toUpperCase() === currency;
}

interface ApprovedPayment {
  readonly provider: PaymentProvider;
  readonly approved: ProviderPayment;
}

async function captureApproved(
  context: PaymentContext,
  payment: Payment,
  { provider, approved }: ApprovedPayment,
) {
  if (!matchesPayment(payment, approved) || !(await isStillPayable(context, payment)))
    return provider.cancel(approved.providerId);
  try {
    const captured = await provider.capture(approved.providerId, payment.id);
    crashPoint("provider-captured");
    return captured;
  } catch (error) {
    if (!(error instanceof ProviderRejectedError)) throw error;
    // A concurrent call may have captured it: re-read instead of trusting the rejection.
    const current = await provider.fetchStatus(approved.providerId);
    return current && current.state !== "approved"
      ? current
      : { ...approved, state: "failed" as const, failure: error.failure };
  }
}

/** False if the payment was cancelled, the cart has changed since, or the order was paid otherwise. No money has moved yet. */
async function isStillPayable({ db }: PaymentContext, payment: Payment): Promise<boolean> {
  // PayPal cannot cancel orders: the buyer has been told that this one takes nothing.
  if (payment.state === "cancelled") return false;
  for (const { order } of await listOrdersOfPayment(db, payment.id)) {
    if (order.state !== "draft" && order.state !== "open") return false;
    // The cart was deleted, perhaps with its account: do not start a subscription.
    if (order.cartId === null && payment.subscribesTo !== null) return false;
    if (order.state === "open" || order.cartId === null) continue;
    const [cart] = await db.select({ version: carts.version }).from(carts).where(eq(carts.id, order.cartId));
    if (cart?.version !== order.cartVersion) return false;
  }
  return true;
}
