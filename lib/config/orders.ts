/** How somebody pays, in the codes of the specification: card, PayPal, Stripe, bank transfer. */
export const paymentCodes = ["C", "P", "A", "EFT"] as const;
export type PaymentCode = (typeof paymentCodes)[number];

export const paymentProviders = ["stripe", "paypal", "sandbox"] as const;
export type PaymentProviderName = (typeof paymentProviders)[number] | "transfer";

/**
 * A draft is a try to pay. `open` waits for money: a transfer, or a vet's thirty days. `held` was paid but
 * something does not agree: an administrator looks at it.
 */
export const orderStates = ["draft", "open", "paid", "held", "refunded", "cancelled"] as const;
export type OrderState = (typeof orderStates)[number];

/** Of an invoice, as people speak of it. */
export const invoiceStates = ["open", "held", "paid", "refunded", "cancelled"] as const;

/** `unknown`: the provider was asked and its answer is lost; nothing new is begun before it has been looked up. */
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
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** What is ordered on account is got ready at once: so long whoever ordered it can cancel it themselves. */
export const accountCancelHours = 24;
/** `suspended`: the provider could not take the money of a renewal, and takes no more. The last two are for ever. */
export const subscriptionStates = ["active", "suspended", "cancelled", "expired"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** A vet's invoice is due so many days after the order. */
export const paymentDays = 30;

/** Of an order: a sample is yet to come, the lab has it already, or nothing is tested. */
export const orderSamples = ["awaited", "kept", "none"] as const;
export type OrderSample = (typeof orderSamples)[number];
