import { sampledProductTypes } from "@/lib/config/shop/product-types";
import type { DisplayedCart } from "@/components/orders/cart/use-cart";
import { isUpgrade } from "@/lib/domain/orders/single-quantity";
import { toMinorUnits } from "@/lib/domain/money";
import type { StepConditions } from "@/components/orders/checkout/steps/steps";

export type CheckoutCart = DisplayedCart;

const swabProductId = 298;

export function toStepConditions(cart: CheckoutCart, isOnAccount: boolean): StepConditions {
  return {
    isOnAccount,
    isSampled: cart.items.some(needsSample),
    isPosted: cart.allShippingMethods.length > 0,
    isFree: toMinorUnits(cart.total) === 0,
  };
}

/** Whether a delivery address is needed. On account it is the address of the practice. */
export function isDelivered({ allShippingMethods }: CheckoutCart, isOnAccount: boolean): boolean {
  return isOnAccount || allShippingMethods.length > 0;
}

/** Kits contain swabs. Buyers with swabs in the cart need not be asked whether they have some. */
export function asksForSwabs(cart: CheckoutCart, isOnAccount: boolean): boolean {
  return isDelivered(cart, isOnAccount) && !cart.items.some(({ product }) => product.id === swabProductId);
}

/** An upgrade reuses the sample of the earlier test. */
function needsSample({ product, metaData }: CheckoutCart["items"][number]): boolean {
  return sampledProductTypes.includes(product.typeId) && !isUpgrade(metaData);
}
