import type { PaymentProvider } from "@/backend/payments/port";

type Verbs = Pick<
  PaymentProvider,
  "start" | "change" | "find" | "findByPayment" | "capture" | "cancel" | "refund" | "findRefund"
>;

/** PayPal's two kinds of ids do not look alike. */
const isSubscription = (providerId: string): boolean => providerId.startsWith("I-");

/** To everybody else PayPal is one provider: what renews is asked of subscriptions, the rest of orders. */
export function eitherOf(orders: Verbs, subscriptions: Verbs): Verbs {
  const of = (providerId: string): Verbs => (isSubscription(providerId) ? subscriptions : orders);
  return {
    start: (payment) => (payment.subscribes ? subscriptions : orders).start(payment),
    change: (providerId, ...more) => of(providerId).change(providerId, ...more),
    find: (providerId) => of(providerId).find(providerId),
    findByPayment: async (paymentId) =>
      (await subscriptions.findByPayment(paymentId)) ?? orders.findByPayment(paymentId),
    capture: (providerId, paymentId) => of(providerId).capture(providerId, paymentId),
    cancel: (providerId) => of(providerId).cancel(providerId),
    refund: (refund) => of(refund.providerId).refund(refund),
    findRefund: (refund) => of(refund.providerId).findRefund(refund),
  };
}
