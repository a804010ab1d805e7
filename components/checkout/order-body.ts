import type { NewOrder } from "@/store/api/checkout";
import { detailsOf } from "./checkout-values";
import type { Checkout } from "./use-checkout";

export type Buyer = Omit<NewOrder, "payment">;
type Address = NonNullable<Checkout["cart"]["billingAddress"]>;

/** Who buys and where it goes. Of vets neither address is sent. */
export function buyerOf({ cart, options, draft, person, country }: Checkout): Buyer {
  const details = detailsOf({ draft: draft.values, cart, person, country });
  const { sessionId, billingAddress, shippingAddress, allShippingMethods } = cart;
  const isPosted = allShippingMethods.length > 0;
  const buyer = {
    sessionId,
    ...{ totalSeen: cart.total, currencySeen: cart.currency.code },
    user: {
      firstName: details.firstName.trim(),
      lastName: details.lastName.trim(),
      email: cart.email ?? details.email,
      ...(cart.phoneNumber && { phoneNumber: cart.phoneNumber }),
    },
  };
  if (options.isOnAccount) return buyer;
  return {
    ...buyer,
    ...(billingAddress && { billingAddress: addressOf(billingAddress) }),
    ...(isPosted && shippingAddress && { shippingAddress: addressOf(shippingAddress) }),
  };
}

function addressOf({ firstName, lastName, address, city, postalCode, country, state }: Address) {
  return { firstName, lastName, address, city, postalCode, country, ...(state && { state }) };
}
