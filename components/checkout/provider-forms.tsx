import { type ComponentType, lazy } from "react";
import type { PaymentChoice } from "@/store/api/checkout";
import type { CardFieldsProps, PaymentProps } from "./payment-props";
import type { PaypalWords } from "./paypal/paypal-words";
import type { StripeWords } from "./stripe/stripe-words";

interface Worded {
  readonly words: StripeWords;
}

/** Each loaded when somebody has chosen to pay so: no other page, and no other buyer, fetches them. */
const StripePayment = lazy(() =>
  import("./stripe/stripe-payment-client").then(({ StripePayment: form }) => ({ default: form })),
);
const PaypalPayment = lazy(() =>
  import("./paypal/paypal-payment-client").then(({ PaypalPayment: form }) => ({ default: form })),
);
const StripeCard = lazy(() =>
  import("./stripe/stripe-card-client").then(({ StripeCard: fields }) => ({ default: fields })),
);

type Provider = "stripe" | "paypal";

interface PaymentFormProps extends PaymentProps {
  readonly choice: PaymentChoice;
  readonly stripeWords: StripeWords;
  readonly paypalWords: PaypalWords;
  readonly mayStart: () => boolean;
}

export const paymentForms: Readonly<Record<Provider, ComponentType<PaymentFormProps>>> = {
  stripe: ({ stripeWords, ...props }) => <StripePayment {...props} words={stripeWords} />,
  paypal: ({ choice, paypalWords, ...props }) => (
    <PaypalPayment {...props} isLive={choice.isLive} words={paypalWords} />
  ),
};

/** Fields of a card that only the provider sees. */
export const cardForms: Readonly<Record<Provider, ComponentType<CardFieldsProps & Worded> | undefined>> = {
  stripe: StripeCard,
  paypal: undefined,
};
