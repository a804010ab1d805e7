/** Refusals of a refund that may end by themselves, mostly because the shop's balance is too low today. */
const temporaryCodes: ReadonlySet<string> = new Set([
  // Stripe
  "balance_insufficient",
  "insufficient_funds",
  "lock_timeout",
  "charge_not_settled",
  // PayPal
  "REFUND_FAILED_INSUFFICIENT_FUNDS",
  "INSUFFICIENT_FUNDS",
  "PENDING_CAPTURE",
  "INTERNAL_SERVICE_ERROR",
]);

export const isTemporaryRefusal = (code: string): boolean => temporaryCodes.has(code);
