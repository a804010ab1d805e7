/** Payment methods by the codes of the specification: card, PayPal, Stripe, bank transfer. */
export const paymentCodes = ["C", "P", "A", "EFT"] as const;
export type PaymentCode = (typeof paymentCodes)[number];

export const paymentProviders = ["stripe", "paypal", "sandbox"] as const;
export type PaymentProviderName = (typeof paymentProviders)[number] | "transfer";

/**
 * `draft`: payment not completed. `open`: waiting for a transfer or a vet's invoice. `held`: paid, but with a mismatch that
 * an admin has to resolve.
 */
export const orderStates = ["draft", "open", "paid", "held", "refunded", "cancelled"] as const;
export type OrderState = (typeof orderStates)[number];

export const invoiceStates = ["open", "held", "paid", "refunded", "cancelled"] as const;

/** `unknown`: the provider's response was lost; it must be looked up before a new payment starts. */
export const paymentStates = [
  "starting",
  "open",
  "unknown",
  "succeeded",
  "failed",
  "cancelled",
  "held",
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const refundStates = ["starting", "pending", "succeeded", "failed", "unknown"] as const;
export type RefundState = (typeof refundStates)[number];

export const orderEventKinds = [
  "placed",
  "paid",
  "payment-failed",
  "held",
  "refunded",
  "refund-failed",
  "cancelled",
  "marked-paid",
  "posted",
  "tracking-changed",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** How long an order on account can be cancelled by the customer, because it is prepared at once. */
export const accountCancelHours = 24;
/** `suspended`: the provider could not charge a renewal. The last two are final. */
export const subscriptionStates = ["active", "suspended", "cancelled", "expired"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Payment term of a vet's invoice. */
export const paymentDays = 30;

/** Sample of an order: awaited, already at the lab, or not needed. */
export const orderSamples = ["awaited", "kept", "none"] as const;
export type OrderSample = (typeof orderSamples)[number];
