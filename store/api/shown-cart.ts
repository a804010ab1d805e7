import type { AnswerOf } from "@/lib/contract/contract";
import type { cartShapes } from "@/lib/contract/cart/cart.shapes";
import { isShipping } from "@/lib/domain/compact-lines";
import type { CartState } from "@/store/slices/cart";

type Cart = AnswerOf<(typeof cartShapes)["read"]>;

/** The cart as a person has it in mind: what they asked for last, and the sum without shipping. */
export function showCart(cart: Cart, wishes: CartState["wishes"]): Cart {
  const items = cart.items.map((item) => ({ ...item, quantity: wishes[item.id] ?? item.quantity }));
  const counted = items.filter((item) => !isShipping(item));
  return { ...cart, items, count: counted.reduce((sum, item) => sum + item.quantity, 0) };
}
