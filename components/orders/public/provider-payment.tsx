import { lazy, Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { PaymentProps, StartedPayment } from "./payment-props";

// Loaded when the buyer has chosen the provider, and by no other page.
const StripePayment = lazy(() =>
  import("@/components/orders/checkout/payment/stripe/stripe-payment-client").then(
    ({ StripePayment: form }) => ({ default: form }),
  ),
);
const PaypalPayment = lazy(() =>
  import("@/components/orders/checkout/payment/paypal/paypal-payment-client").then(
    ({ PaypalPayment: button }) => ({ default: button }),
  ),
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
  readonly messages: Pick<Messages["payments"], "stripe" | "paypal">;
}

/** Payment form of a provider. It starts the payment when the buyer pays; the backend then verifies the outcome. */
export function ProviderPayment({
  provider,
  messages,
  isLive,
  renews,
  canStart,
  ...props
}: ProviderPaymentProps) {
  return (
    <Suspense fallback={<Skeleton label={messages[provider].loading} />}>
      {provider === "stripe" ? (
        <StripePayment {...props} messages={messages.stripe} />
      ) : (
        <PaypalPayment
          {...props}
          isLive={isLive}
          canStart={canStart}
          renews={renews ?? false}
          messages={messages.paypal}
        />
      )}
    </Suspense>
  );
}
