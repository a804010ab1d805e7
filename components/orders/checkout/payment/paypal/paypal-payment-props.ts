import type { PaymentProps } from "@/components/orders/public/payment-props";

export interface PaypalPaymentProps extends PaymentProps {
  /** False for PayPal's sandbox. */
  readonly isLive: boolean;
  /** Charged every year. */
  readonly renews?: boolean;
  /** Checked before PayPal's window opens; shows why when it returns false. */
  readonly canStart?: (() => boolean) | undefined;
}
