"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { loadCalls } from "@/store/load-calls";

export interface CartBadgeProps {
  readonly words: { readonly cart: string };
}

const CartCount = lazy(() =>
  import("@/components/cart/cart-count-client").then(({ CartCount: count }) => ({ default: count })),
);

/** The word and, where there is a cart, how much is in it. Without one nothing is loaded and nobody is asked. */
export function CartBadge({ words }: CartBadgeProps) {
  const sessionId = useShopSelector((state) => state.cart.sessionId);
  const canCall = useCalls(sessionId !== null);
  return (
    <span data-cart-badge>
      {words.cart}{" "}
      <Suspense fallback={null}>{sessionId && canCall && <CartCount sessionId={sessionId} />}</Suspense>
    </span>
  );
}

function useCalls(areNeeded: boolean): boolean {
  const dispatch = useShopDispatch();
  const [canCall, setCanCall] = useState(false);
  useEffect(() => {
    if (areNeeded) void dispatch(loadCalls()).then((calls) => setCanCall(calls !== undefined));
  }, [areNeeded, dispatch]);
  return canCall;
}
