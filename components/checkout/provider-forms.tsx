import { type ComponentType, lazy } from "react";
import type { CardFieldsProps, PaymentProps } from "./payment-props";
import type { StripeWords } from "./stripe/stripe-words";

interface Worded {
  readonly words: StripeWords;
}

/** Each loaded when somebody has chosen to pay so: no other page, and no other buyer, fetches them. */
const StripePayment = lazy(() =>
  import("./stripe/stripe-payment-client").then(({ StripePayment: form }) => ({ default: form })),
);
const StripeCard = lazy(() =>
  import("./stripe/stripe-card-client").then(({ StripeCard: fields }) => ({ default: fields })),
);

type Provider = "stripe" | "paypal";

export const paymentForms: Readonly<Record<Provider, ComponentType<PaymentProps & Worded> | undefined>> = {
  stripe: StripePayment,
  paypal: undefined,
};

/** Fields of a card that only the provider sees. */
export const cardForms: Readonly<Record<Provider, ComponentType<CardFieldsProps & Worded> | undefined>> = {
  stripe: StripeCard,
  paypal: undefined,
};
