import type { ComponentType } from "react";
import type { CardFieldsProps, PaymentProps } from "./payment-props";

/** Each loaded when somebody has chosen to pay so: no other page, and no other buyer, fetches them. */
export const paymentForms: Readonly<Record<"stripe" | "paypal", ComponentType<PaymentProps> | undefined>> = {
  stripe: undefined,
  paypal: undefined,
};

/** Fields of a card that only the provider sees. */
export const cardForms: Readonly<Record<"stripe" | "paypal", ComponentType<CardFieldsProps> | undefined>> = {
  stripe: undefined,
  paypal: undefined,
};
