import type { AutoRefundReason } from "@/lib/domain/orders/auto-refunds";
import type { PaymentFailure } from "@/backend/payment-providers/payment-provider";

/** What has become of a payment, as far as is known now. */
export type PaymentOutcome =
  | { readonly kind: "paid" }
  /** Paid, but amount, currency or id do not match: an administrator decides. */
  | { readonly kind: "held" }
  /** Paid and refunded, because the order could not be placed. */
  | { readonly kind: "refunded"; readonly reason: AutoRefundReason }
  | { readonly kind: "processing" }
  | { readonly kind: "needs-action"; readonly actionUrl: string | null }
  | { readonly kind: "open" }
  | { readonly kind: "failed"; readonly failure: PaymentFailure }
  | { readonly kind: "cancelled" }
  /** The provider did not respond; a later call will find out. */
  | { readonly kind: "unknown" };

/** Reason of refunds that were made at the provider. */
export const providerRefundReason = "provider";

export interface SettledPayment {
  readonly outcome: PaymentOutcome;
  /** Refunds already stored, which the provider must still be asked for. */
  readonly refundIds: readonly string[];
}
