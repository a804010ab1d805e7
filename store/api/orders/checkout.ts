import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import { removeDraft } from "@/store/persistence/checkout-draft";
import { type PaymentReturn, writePaymentReturn } from "@/store/persistence/payment-return";
import type { ShopThunk } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import type { CallResult } from "@/store/api/call-types";
import { leaveOrderedCart } from "./change-cart";
import type { Body, Response } from "@/lib/contract/calls";

export type NewOrder = Body<"checkout.placeOrder">;
export type PlacedOrder = Response<"checkout.placeOrder">;
export type CheckoutOptions = Response<"checkout.options">;
export type PaymentChoice = CheckoutOptions["methods"][number];
export type NewCard = Body<"checkout.createSandboxCard">;
export type StoredCard = Response<"checkout.createSandboxCard">;

/** Back from the bank's page: the backend checks the payment now instead of with its next sweep. */
export const completeReturn =
  (
    paymentReturn: PaymentReturn,
    payment: NonNullable<NewOrder["payment"]>,
    idempotencyKey: string,
  ): ShopThunk<Promise<CallResult<PlacedOrder>>> =>
  async (dispatch, getState) => {
    const body = { ...paymentReturn, payment };
    const result = await dispatch(callApi(checkoutRoutes.placeOrder, { body }, { idempotencyKey }));
    if (!result.ok || (result.data.state !== "paid" && result.data.state !== "open")) return result;
    // Tests added to a kit are paid in a cart of their own: the shopper's cart stays as it is.
    if (getState().cart.sessionId === paymentReturn.sessionId) await dispatch(endCheckout());
    else writePaymentReturn(undefined);
    return result;
  };

/** After the order is placed: leaves its cart, and removes everything typed for it. */
export const endCheckout = (): ShopThunk<Promise<void>> => async (dispatch) => {
  removeDraft();
  writePaymentReturn(undefined);
  await dispatch(leaveOrderedCart());
};
