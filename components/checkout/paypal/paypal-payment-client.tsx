"use client";

import { PayPalProvider } from "@paypal/react-paypal-js/sdk-v6";
import { useState } from "react";
import type { PaymentProps } from "@/components/checkout/payment-props";
import { PaypalPlace } from "./paypal-place";
import type { PaypalWords } from "./paypal-words";

export interface PaypalPaymentProps extends PaymentProps {
  readonly words: PaypalWords;
  /** False: PayPal's sandbox, where no money moves. The id alone does not say which it is. */
  readonly isLive: boolean;
  /** It is taken every year, as the page says beside it. */
  readonly renews?: boolean;
  /** Asked before PayPal's window opens; whoever says no says why. */
  readonly mayStart?: (() => boolean) | undefined;
}

const once: ["paypal-payments"] = ["paypal-payments"];
const yearly: ["paypal-subscriptions"] = ["paypal-subscriptions"];

/** PayPal's script comes from PayPal alone, when somebody has chosen to pay so and never before. */
export function PaypalPayment(props: PaypalPaymentProps) {
  const [tries, setTries] = useState(0);
  return (
    <PayPalProvider
      key={`${tries} ${String(props.renews)}`}
      clientId={props.clientId}
      environment={props.isLive ? "production" : "sandbox"}
      components={props.renews ? yearly : once}
      pageType="checkout"
    >
      <PaypalPlace {...props} onRetry={() => setTries((before) => before + 1)} />
    </PayPalProvider>
  );
}
