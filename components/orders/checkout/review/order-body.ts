import { eachField } from "@/lib/domain/each-field";
import { nameFields } from "@/lib/domain/kernel/postal-address";
import type { NewOrder } from "@/store/api/orders/checkout";
import { detailsValues } from "@/components/orders/checkout/steps/form-values";
import type { Checkout } from "@/components/orders/checkout/use-checkout";

export type OrderBody = Omit<NewOrder, "payment">;
type Address = NonNullable<Checkout["cart"]["billingAddress"]>;

/** Order request without the payment. On-account orders send no addresses. */
export function createOrderBody({ cart, options, draft, user, country }: Checkout): OrderBody {
  const details = detailsValues({ draft: draft.values, cart, user, country });
  const { sessionId, billingAddress, shippingAddress, allShippingMethods } = cart;
  const isPosted = allShippingMethods.length > 0;
  const buyer = {
    sessionId,
    totalSeen: cart.total,
    currencySeen: cart.currency.code,
    user: {
      ...eachField(nameFields, (name) => details[name].trim()),
      email: cart.email ?? details.email,
      ...(cart.phoneNumber && { phoneNumber: cart.phoneNumber }),
    },
  };
  if (options.isOnAccount) return buyer;
  return {
    ...buyer,
    ...(billingAddress && { billingAddress: toAddressBody(billingAddress) }),
    ...(isPosted && shippingAddress && { shippingAddress: toAddressBody(shippingAddress) }),
  };
}

/** Without the phone number, which belongs to the buyer. */
const toAddressBody = ({ phoneNumber: _, ...address }: Address) => address;
