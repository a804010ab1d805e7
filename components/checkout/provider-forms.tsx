import { lazy } from "react";

/** Each loaded when somebody has chosen to pay so: no other page, and no other buyer, fetches them. */
export const StripePayment = lazy(() =>
  import("./stripe/stripe-payment-client").then(({ StripePayment: form }) => ({ default: form })),
);

export const PaypalPayment = lazy(() =>
  import("./paypal/paypal-payment-client").then(({ PaypalPayment: form }) => ({ default: form })),
);

/** Fields of a card that only the provider sees. */
export const StripeCard = lazy(() =>
  import("./stripe/stripe-card-client").then(({ StripeCard: fields }) => ({ default: fields })),
);
