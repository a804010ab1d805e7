import { detailsValues } from "@/components/orders/checkout/steps/form-values";
import type { Payer } from "@/components/orders/public/payment-props";
import type { Checkout } from "@/components/orders/checkout/use-checkout";

/** Prefills the providers' fields. */
export function createPayer({ cart, user, country, draft }: Checkout): Payer {
  const { firstName, lastName, email } = detailsValues({ draft: draft.values, cart, user, country });
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    postalCode: cart.billingAddress?.postalCode,
    country: cart.billingAddress?.country,
  };
}
