import type { Language } from "@/lib/config/languages";
import type { CheckoutCart } from "@/components/orders/checkout/checkout-cart";
import type { CheckoutMessages, StepProps } from "@/components/orders/checkout/steps/step-props";

export interface SummaryProps {
  readonly cart: CheckoutCart;
  /** Delivery country, for the date format. */
  readonly country: string;
  /** False on the cart step, where the cart itself is shown. */
  readonly hasLines: boolean;
  readonly isOnAccount: boolean;
  readonly isUnsettled: boolean;
  readonly language: Language;
  readonly t: StepProps["t"];
  readonly messages: CheckoutMessages;
}
