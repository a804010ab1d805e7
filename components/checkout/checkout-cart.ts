import { sampledProductTypes } from "@/lib/config/product-types";
import type { DisplayedCart } from "@/components/cart/use-cart";
import { isUpgrade } from "@/lib/domain/single-quantity";
import { toMinorUnits } from "@/lib/domain/money";
import type { StepConditions } from "./steps/steps";

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

/** Swabs are sent where something is posted anyway, or to the practice. Buyers with swabs in the cart are not offered more. */
export function offersSwabs(cart: CheckoutCart, isOnAccount: boolean): boolean {
  const hasAddress = isOnAccount || cart.allShippingMethods.length > 0;
  return hasAddress && !cart.items.some(({ product }) => product.id === swabProductId);
}

/** An upgrade reuses the sample of the earlier test. */
function needsSample({ product, metaData }: CheckoutCart["items"][number]): boolean {
  return sampledProductTypes.includes(product.typeId) && !isUpgrade(metaData);
}
