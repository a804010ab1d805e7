import { brand } from "@/lib/config/brand";

/** What checkout keeps in session storage. Apart from its code, which pages outside of checkout do not load. */
export const checkoutKeys = {
  draft: `${brand.slug}:checkout`,
  submitted: `${brand.slug}:checkout-sending`,
  paymentReturn: `${brand.slug}:checkout-return`,
} as const;

/** Removes what this tab knows of a submitted order. */
export function forgetSubmittedOrder(): void {
  try {
    window.sessionStorage.removeItem(checkoutKeys.submitted);
    window.sessionStorage.removeItem(checkoutKeys.paymentReturn);
  } catch {
    // Without storage nothing was kept.
  }
}
