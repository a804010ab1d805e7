import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { recordChanged, selectRecord } from "@/store/slices/activation";
import type { Named } from "@/store/slices/activation-record";
import type { ShopThunk } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import { isStatus } from "@/store/api/call-error";
import type { CallResult } from "@/store/api/call-types";
import type { Body, Response } from "@/lib/contract/calls";

export type ActivationCart = Response<"cart.get">;
type Address = NonNullable<Body<"cart.update">["billingAddress"]>;
type Result = ShopThunk<Promise<CallResult<ActivationCart>>>;

interface CartContents {
  /** Barcode of the kit that the tests are added to. */
  readonly barcode: string;
  readonly tests: readonly Named[];
  readonly email: string;
  readonly address: Address;
}

/**
 * The cart of the tests that are added to a kit, with exactly these tests in it. It is kept in the record, so that a
 * reload finds it again, and is never the shopper's own cart.
 */
export const prepareActivationCart =
  ({ barcode, tests, email, address }: CartContents): Result =>
  async (dispatch, getState) => {
    const found = await dispatch(findCart(barcode));
    if (!found.ok) return found;
    const { sessionId, items } = found.data;
    const params = { sessionId };
    for (const { id, product } of items) {
      if (tests.some((test) => test.id === product.id)) continue;
      const itemParams = { sessionId, itemId: id };
      const removed = await dispatch(callApi(cartRoutes.removeItem, { params: itemParams }));
      if (!removed.ok && !isStatus(removed.error, 404)) return removed;
    }
    for (const test of tests.filter(({ id }) => !items.some(({ product }) => product.id === id))) {
      const body = { productId: test.id, quantity: 1, metaData: { kitBarcode: barcode } };
      const added = await dispatch(callApi(cartRoutes.addItem, { params, body }));
      if (!added.ok) return added;
    }
    const body = { email, country: address.country, billingAddress: address };
    const updated = await dispatch(callApi(cartRoutes.update, { params, body }));
    const { coupon } = selectRecord(getState());
    if (!updated.ok || !coupon || updated.data.coupons.length > 0) return updated;
    const repriced = await dispatch(repriceActivationCart(sessionId, coupon));
    return repriced.ok ? repriced : updated;
  };

/** The cart of the record, or a new one where that one is ordered or was made for another kit. */
const findCart =
  (barcode: string): Result =>
  async (dispatch, getState) => {
    const { cartId, cartBarcode } = selectRecord(getState());
    if (cartId !== undefined && cartBarcode === barcode) {
      const params = { sessionId: cartId };
      const known = await dispatch(callApi(cartRoutes.get, { params }, { isFresh: true }));
      if (known.ok || !isStatus(known.error, 404)) return known;
    }
    const created = await dispatch(callApi(cartRoutes.create, { body: { isSeparate: true } }));
    if (!created.ok) return created;
    const { sessionId } = created.data;
    dispatch(recordChanged({ cartId: sessionId, cartBarcode: barcode }));
    return dispatch(callApi(cartRoutes.get, { params: { sessionId } }, { isFresh: true }));
  };

/** Prices the cart with a coupon, which is checked before. A space removes the coupon. */
export const repriceActivationCart =
  (sessionId: string, coupon: string): Result =>
  async (dispatch) => {
    const code = coupon.trim();
    if (code !== "") {
      const checked = await dispatch(callApi(cartRoutes.coupon, { params: { sessionId, code } }));
      if (!checked.ok) return checked;
    }
    const query = { coupon: code === "" ? " " : code };
    const result = await dispatch(
      callApi(cartRoutes.get, { params: { sessionId }, query }, { isFresh: true }),
    );
    if (result.ok)
      dispatch(
        recordChanged({
          coupon: code || undefined,
          coupons: result.data.coupons.map((applied) => applied.code),
        }),
      );
    return result;
  };

/** After the tests are ordered, they belong to the kit: nothing is left to pay. */
export const finishActivationCart =
  (payment?: { readonly provider: string; readonly transactionId: string }): ShopThunk =>
  (dispatch) => {
    const { provider, transactionId = "" } = payment ?? {};
    const paid =
      provider === "paypal" || provider === "stripe" ? { [provider]: { transactionId } } : undefined;
    dispatch(
      recordChanged({
        extras: undefined,
        cartId: undefined,
        cartBarcode: undefined,
        coupon: undefined,
        coupons: undefined,
        ...(paid && { payment: paid }),
      }),
    );
  };
