import type { ShownCart } from "@/components/cart/use-cart";
import { isUpgrade } from "@/lib/domain/once-only";
import { toMinorUnits } from "@/lib/domain/money";
import type { Asked } from "./steps";

export type CheckoutCart = ShownCart;

/** Trait, disease, DNA profile and mixed breed: of these a sample is taken. */
const sampledTypeIds: readonly number[] = [1, 2, 3, 8];
const swabProductId = 298;

export function askedOf(cart: CheckoutCart, isOnAccount: boolean): Asked {
  return {
    isOnAccount,
    isSampled: cart.items.some(isSampled),
    isPosted: cart.allShippingMethods.length > 0,
    isFree: toMinorUnits(cart.total) === 0,
  };
}

/** Who has put swabs into the cart is not asked whether they need some. */
export function hasSwabs(cart: CheckoutCart): boolean {
  return cart.items.some(({ product }) => product.id === swabProductId);
}

/** An upgrade is made with a sample that is there already. */
function isSampled({ product, metaData }: CheckoutCart["items"][number]): boolean {
  return sampledTypeIds.includes(product.typeId) && !isUpgrade(metaData);
}
