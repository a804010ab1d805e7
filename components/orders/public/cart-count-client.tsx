"use client";

import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { displayedCart } from "@/store/api/orders/displayed-cart";
import { useQueryCall } from "@/store/api/use-query-call";
import { useShopSelector } from "@/store/hooks";

export interface CartCountProps {
  readonly sessionId: string;
}

export function CartCount({ sessionId }: CartCountProps) {
  const { data } = useQueryCall(cartRoutes.get, { params: { sessionId } });
  const pendingQuantities = useShopSelector((state) => state.cart.pendingQuantities);
  if (data === undefined) return null;
  const { count } = displayedCart(data, pendingQuantities);
  return (
    count > 0 && (
      <b
        data-cart-count
        className="min-w-6 rounded-full bg-brand px-2 text-center text-small text-on-brand tabular-nums"
      >
        {count}
      </b>
    )
  );
}
