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

/** `retrying`: the provider refused for now, for example for lack of funds; a job tries again. `failed` is final. */
export const refundStates = ["starting", "pending", "succeeded", "failed", "unknown", "retrying"] as const;
export type RefundState = (typeof refundStates)[number];

/** A payment that the buyer disputes at their bank or at the provider. `lost`: the money went back to the buyer. */
export const disputeStates = ["open", "won", "lost"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What an administrator has to look at, most urgent first. */
export const attentionReasons = ["disputed", "refund-failed", "held", "refund-waiting"] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** Filters of the payments list: `attention` is every reason above that no administrator has closed. */
export const paymentFilters = ["attention", ...attentionReasons, "returned", "refunded", "failed"] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** A payment as administrators see it: its state, and what happened to the money afterwards. */
export const paymentStatuses = [
  ...paymentStates,
  "disputed",
  "dispute-lost",
  "returned",
  "refunded",
  "partly-refunded",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

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
  "disputed",
  "dispute-won",
  "dispute-lost",
  // Visible to administrators only.
  "note",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** How long an order on account can be cancelled by the customer, because it is prepared at once. */
export const accountCancelHours = 24;
/** `suspended`: the provider could not charge a renewal. The last two are final. */
export const subscriptionStates = ["active", "suspended", "cancelled", "expired"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Payment term of a vet's invoice. */
export const paymentDays = 30;
/** A bank transfer takes days: until then an order to be paid by transfer is due, but not overdue. */
export const transferDays = 7;

/** Sample of an order: awaited, already at the lab, or not needed. */
export const orderSamples = ["awaited", "kept", "none"] as const;
export type OrderSample = (typeof orderSamples)[number];
