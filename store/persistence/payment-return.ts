import { brand } from "@/lib/config/brand";
import type { PersonName } from "@/lib/domain/kernel/postal-address";

/** The buyer and the cart, for the return from the bank's confirmation page. Nothing about the payment method. */
export interface PaymentReturn {
  readonly sessionId: string;
  readonly user: PersonName & { readonly email: string };
}

const key = `${brand.slug}:checkout-return`;

export function writePaymentReturn(paymentReturn: PaymentReturn | undefined): void {
  try {
    if (paymentReturn === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(paymentReturn));
  } catch {
    // Without storage the backend's sweeper completes the payment, a little later.
  }
}

export function readPaymentReturn(): PaymentReturn | undefined {
  try {
    const { sessionId, user } = JSON.parse(
      window.sessionStorage.getItem(key) ?? "{}",
    ) as Partial<PaymentReturn>;
    return sessionId !== undefined && user !== undefined ? { sessionId, user } : undefined;
  } catch {
    return undefined;
  }
}
