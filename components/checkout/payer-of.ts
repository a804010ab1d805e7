import { detailsOf } from "./checkout-values";
import type { Payer } from "./payment-props";
import type { Checkout } from "./use-checkout";

/** For the providers' own fields, which then need not ask again. */
export function payerOf({ cart, person, country, draft }: Checkout): Payer {
  const { firstName, lastName, email } = detailsOf({ draft: draft.values, cart, person, country });
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    postalCode: cart.billingAddress?.postalCode,
    country: cart.billingAddress?.country,
  };
}
