"use client";

import { PayPalProvider } from "@paypal/react-paypal-js/sdk-v6";
import { useState } from "react";
import { PaypalLoader } from "./paypal-loader";
import type { PaypalPaymentProps } from "./use-paypal-window";

const oneTime: ["paypal-payments"] = ["paypal-payments"];
const yearly: ["paypal-subscriptions"] = ["paypal-subscriptions"];

/** Loads PayPal's script from PayPal once the buyer has chosen it, and not before. */
export function PaypalPayment(props: PaypalPaymentProps) {
  const [tries, setTries] = useState(0);
  return (
    <PayPalProvider
      key={`${tries} ${String(props.renews)}`}
      clientId={props.clientId}
      environment={props.isLive ? "production" : "sandbox"}
      components={props.renews ? yearly : oneTime}
      pageType="checkout"
    >
      <PaypalLoader {...props} onRetry={() => setTries((count) => count + 1)} />
    </PayPalProvider>
  );
}
