import { dropDraft } from "@/store/checkout-draft";
import { type Returning, writeReturning } from "@/store/checkout-return";
import type { ShopThunk } from "@/store/shop-state";
import { type CallError } from "./call-error";
import { type NewOrder, placeOrder } from "./checkout";
import { forgetCart } from "./forget-cart";

type Payment = NonNullable<NewOrder["payment"]>;

/** Back from a bank's page: has the payment looked at now, and not only when it is its turn. Undefined once it is known. */
export const settleReturn =
  (returning: Returning, payment: Payment, key: string): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const told = await dispatch(placeOrder({ body: { ...returning, payment }, key }));
    if (!told.ok) return told.error;
    if (told.answer.state === "paid" || told.answer.state === "open") {
      dispatch(forgetCart());
      dropDraft();
      writeReturning(undefined);
    }
    return undefined;
  };
