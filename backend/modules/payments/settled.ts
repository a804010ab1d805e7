import type { ProviderPayment } from "@/backend/payments/port";

/** What has become of a payment, as far as anybody can know now. */
export type Settled =
  | { readonly kind: "paid" }
  /** Taken, but something does not agree: an administrator looks at it. */
  | { readonly kind: "held" }
  /** Taken and given back, because what it was for could not be had (any more). */
  | { readonly kind: "returned"; readonly why: ReturnReason }
  | { readonly kind: "processing" }
  | { readonly kind: "needs-action"; readonly actionUrl: string | null }
  | { readonly kind: "open" }
  | { readonly kind: "failed"; readonly failure: NonNullable<ProviderPayment["failure"]> }
  | { readonly kind: "cancelled" }
  /** The provider did not answer: asked again later, by whomever. */
  | { readonly kind: "unknown" };

export const returnReasons = ["paid-already", "coupon-gone", "points-gone", "order-gone"] as const;
export type ReturnReason = (typeof returnReasons)[number];

export interface Done {
  readonly settled: Settled;
  /** Written down, and still to be asked of the provider. */
  readonly refundIds: readonly string[];
}
