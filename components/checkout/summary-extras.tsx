import type { CheckoutCart } from "./checkout-cart";

export type ExtraWords = Readonly<Record<string, never>>;

interface SummaryExtrasProps {
  readonly cart: CheckoutCart;
  readonly isOnAccount: boolean;
  readonly words: ExtraWords;
}

export function SummaryExtras(_props: SummaryExtrasProps) {
  return null;
}
