"use client";

import { activationPath } from "@/lib/navigation/activation-paths";
import { stepPath } from "@/components/orders/checkout/steps/use-step-path";
import { LinkButton } from "@/components/links/link-button";
import { readPaymentReturn } from "@/store/persistence/payment-return";
import { useActivationCartId } from "@/store/persistence/use-activation-cart-id";

/** Leads to where the payment was started: the checkout, or the activation of a kit with added tests. */
export function BackToPayment({ label }: { readonly label: string }) {
  const cartId = useActivationCartId();
  const isOfKit = cartId !== undefined && readPaymentReturn()?.sessionId === cartId;
  return <LinkButton href={isOfKit ? activationPath("review") : stepPath("payment")}>{label}</LinkButton>;
}
