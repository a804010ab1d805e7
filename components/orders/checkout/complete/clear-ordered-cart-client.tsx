"use client";

import { useEffect } from "react";
import { removeDraft } from "@/store/persistence/checkout-draft";
import { readPaymentReturn, writePaymentReturn } from "@/store/persistence/payment-return";
import { useShopDispatch } from "@/store/hooks";
import { leaveOrderedCart } from "@/store/api/orders/change-cart";
import { type ShopThunk, whenRehydrated } from "@/store/state";

const leaveCartOf =
  (sessionId: string): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    await dispatch(whenRehydrated());
    if (getState().cart.sessionId === sessionId) await dispatch(leaveOrderedCart());
  };

/** After paying at a provider the browser still has the id of the cart that has become this order. */
export function ClearOrderedCart() {
  const dispatch = useShopDispatch();
  useEffect(() => {
    const returning = readPaymentReturn();
    if (!returning) return;
    void dispatch(leaveCartOf(returning.sessionId));
    removeDraft();
    writePaymentReturn(undefined);
  }, [dispatch]);
  return null;
}
