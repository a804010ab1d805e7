"use client";

import { useEffect } from "react";
import { dropDraft } from "@/store/checkout-draft";
import { readReturning, writeReturning } from "@/store/checkout-return";
import { useShopDispatch } from "@/store/hooks";
import { whenRehydrated } from "@/store/shop-state";
import { cartGone } from "@/store/slices/cart";

/** Whoever comes back from paying elsewhere still has the id of the cart that has become this order. */
export function ForgetOrdered() {
  const dispatch = useShopDispatch();
  useEffect(() => {
    const returning = readReturning();
    if (!returning) return;
    void dispatch(whenRehydrated()).then(() => dispatch(cartGone(returning.sessionId)));
    dropDraft();
    writeReturning(undefined);
  }, [dispatch]);
  return null;
}
