"use client";

import { useReadCartQuery } from "@/store/api/cart";
import { showCart } from "@/store/api/shown-cart";
import { useShopSelector } from "@/store/hooks";

export interface CartCountProps {
  readonly sessionId: string;
}

export function CartCount({ sessionId }: CartCountProps) {
  const { data } = useReadCartQuery({ params: { sessionId } });
  const wishes = useShopSelector((state) => state.cart.wishes);
  if (data === undefined) return null;
  const { count } = showCart(data, wishes);
  return (
    count > 0 && (
      <b
        data-cart-count
        className="ml-1 inline-block rounded-full bg-card px-2 text-small text-brand tabular-nums"
      >
        {count}
      </b>
    )
  );
}
