import type { PaymentCode, PaymentProviderName } from "@/lib/config/orders/orders";
import type { Contact, PostalAddress } from "@/lib/domain/kernel/postal-address";

export interface Buyer {
  readonly sessionId: string;
  readonly user: Contact;
  readonly billingAddress?: PostalAddress | null | undefined;
  readonly shippingAddress?: PostalAddress | null | undefined;
  readonly totalSeen?: string | null | undefined;
  readonly currencySeen?: string | null | undefined;
}

export interface StartPaymentInput extends Buyer {
  readonly method: PaymentCode;
  readonly provider: PaymentProviderName;
  /** The page has displayed the subscription terms: yearly renewal and how to cancel. */
  readonly renews?: boolean | undefined;
}

export interface SubmitCheckoutInput extends Buyer {
  readonly payment?:
    | {
        readonly method: PaymentCode;
        readonly provider?: PaymentProviderName | undefined;
        readonly transactionId?: string | null | undefined;
        readonly token?: string | null | undefined;
      }
    | null
    | undefined;
}
