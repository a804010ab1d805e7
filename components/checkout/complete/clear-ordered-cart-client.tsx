"use client";

import { useEffect } from "react";
import { removeDraft } from "@/store/persistence/checkout-draft";
import { readPaymentReturn, writePaymentReturn } from "@/store/persistence/payment-return";
import { useShopDispatch } from "@/store/hooks";
import { whenRehydrated } from "@/store/state";
import { cartNotFound } from "@/store/slices/cart";

/** After paying at a provider the browser still has the id of the cart that has become this order. */
export function ClearOrderedCart() {
  const dispatch = useShopDispatch();
  useEffect(() => {
    const returning = readPaymentReturn();
    if (!returning) return;
    void dispatch(whenRehydrated()).then(() => dispatch(cartNotFound(returning.sessionId)));
    removeDraft();
    writePaymentReturn(undefined);
  }, [dispatch]);
  return null;
}
