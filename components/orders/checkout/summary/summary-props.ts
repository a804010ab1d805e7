import type { CheckoutCart } from "@/components/orders/checkout/checkout-cart";

export interface SummaryProps {
  readonly cart: CheckoutCart;
  /** Delivery country, for the date format. */
  readonly country: string;
  /** False on the cart step, where the cart itself is shown. */
  readonly hasLines: boolean;
  readonly isOnAccount: boolean;
  readonly isUnsettled: boolean;
}
