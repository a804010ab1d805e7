import { Suspense } from "react";
import { useMessages } from "#use-messages";
import { Skeleton } from "@/components/ui/skeleton";
import type { PaymentProps, StartedPayment } from "./payment-props";
import { lazyPart } from "@/components/ui/lazy-part";

// Loaded when the buyer has chosen the provider, and by no other page.
const StripePayment = lazyPart(
  async () =>
    (await import("@/components/orders/checkout/payment/stripe/stripe-payment-client")).StripePayment,
);
const PaypalPayment = lazyPart(
  async () =>
    (await import("@/components/orders/checkout/payment/paypal/paypal-payment-client")).PaypalPayment,
);

interface ProviderPaymentProps extends PaymentProps {
  readonly provider: "stripe" | "paypal";
  readonly isLive: boolean;
  /** PayPal only: charges again every year. */
  readonly renews?: boolean;
  /** PayPal only: checked before its window opens; shows why when it returns false. */
  readonly canStart?: () => boolean;
  /** Stripe only: our page for buyers who return from their bank. */
  readonly returnPath?: (payment: StartedPayment) => string;
}

/** Payment form of a provider. It starts the payment when the buyer pays; the backend then verifies the outcome. */
export function ProviderPayment({ provider, isLive, renews, canStart, ...props }: ProviderPaymentProps) {
  const messages = useMessages("payments");
  return (
    <Suspense fallback={<Skeleton label={messages[provider].loading} />}>
      {provider === "stripe" ? (
        <StripePayment {...props} />
      ) : (
        <PaypalPayment {...props} isLive={isLive} canStart={canStart} renews={renews ?? false} />
      )}
    </Suspense>
  );
}
