import { isShipping } from "@/lib/domain/orders/is-shipping";
import type { CartState } from "@/store/slices/cart";
import type { Response } from "@/lib/contract/calls";

type Cart = Response<"cart.get">;

/** The cart with the quantities that were requested last; the count leaves out shipping. */
export function displayedCart(cart: Cart, pendingQuantities: CartState["pendingQuantities"]): Cart {
  const items = cart.items.map((item) => ({
    ...item,
    quantity: pendingQuantities[item.id] ?? item.quantity,
  }));
  const counted = items.filter((item) => !isShipping(item));
  return { ...cart, items, count: counted.reduce((sum, item) => sum + item.quantity, 0) };
}
