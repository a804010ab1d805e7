import type { ProviderPayment } from "@/backend/payments/port";
import type { PaymentWorld } from "./world";

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

export type ReturnReason = "paid-already" | "coupon-gone" | "points-gone" | "order-gone";

/**
 * Everything that may end a payment comes here: the buyer's return, a provider's event, the sweeper, the reconciler. Whoever comes
 * second gets what the first one got.
 */
export async function settle(world: PaymentWorld, paymentId: string): Promise<Settled> {
  world.log.info({ paymentId }, "not built yet");
  return { kind: "unknown" };
}
