import { toMinorUnits } from "@/lib/domain/money";
import { canRenew } from "@/lib/domain/renews";
import type { Checkout } from "./use-checkout";

/** Only PayPal renews, and only what is bought by itself at its own price. The shop is told what this page has said. */
export function renewsBy({ cart, paying }: Pick<Checkout, "cart" | "paying">): boolean {
  if (paying?.choice.provider !== "paypal") return false;
  const lines = cart.items.map(({ product: { typeId }, quantity }) => ({ typeId, quantity }));
  const extras = [cart.shipping, cart.discount, cart.pointsValue].map(toMinorUnits);
  return canRenew({ lines, extras });
}
