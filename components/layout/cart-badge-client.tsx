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
    <span data-cart-badge className="flex items-center gap-2 font-medium">
      <svg viewBox="0 0 24 24" width={24} height={24} fill="none" aria-hidden>
        <path
          d="M3 4h2l2.500 11h10L20 7H6.500"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx={9} cy={19.5} r={1.5} fill="currentColor" />
        <circle cx={16.5} cy={19.5} r={1.5} fill="currentColor" />
      </svg>
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
