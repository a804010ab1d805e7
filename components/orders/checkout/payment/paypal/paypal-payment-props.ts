import type { PaymentProps } from "@/components/orders/public/payment-props";
import type { Messages } from "@/lib/i18n/generated/message-types";

export interface PaypalPaymentProps extends PaymentProps {
  readonly messages: Messages["payments"]["paypal"];
  /** False for PayPal's sandbox. */
  readonly isLive: boolean;
  /** Charged every year. */
  readonly renews?: boolean;
  /** Checked before PayPal's window opens; shows why when it returns false. */
  readonly canStart?: (() => boolean) | undefined;
}
