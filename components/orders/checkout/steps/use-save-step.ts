import { useState } from "react";
import { useMessages } from "#use-messages";
import { useBusy } from "@/components/form/use-busy";
import { failureMessage } from "@/store/api/failure-message";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import type { CallResult } from "@/store/api/call-types";
import { type CartChange, type PriceChoices, repriceCart, updateCart } from "@/store/api/orders/change-cart";
import { useShopDispatch } from "@/store/hooks";
import type { ShopThunk } from "@/store/state";
import { readFieldErrors } from "./field-errors";

interface SaveOutcome {
  readonly isDone: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

/** Saves the input of a step in the cart; ignores submits while a save is running. */
export function useSaveStep() {
  const messages = useMessages("form");
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useBusy();

  async function send(call: ShopThunk<Promise<CallResult<unknown>>>): Promise<SaveOutcome> {
    setFailure(undefined);
    const result = await dispatch(call);
    if (result.ok) return { isDone: true, fields: {} };
    const fields = readFieldErrors(result.error);
    if (Object.keys(fields).length === 0)
      setFailure(failureMessage(result.error, { messages, failure: cartRoutes.update.failure }));
    return { isDone: false, fields };
  }

  /** Returns field errors; other errors are shown as `failure`. */
  const runOnce = async (call: ShopThunk<Promise<CallResult<unknown>>>): Promise<SaveOutcome> =>
    (await run(() => send(call))) ?? { isDone: false, fields: {} };
  const save = (change: CartChange) => runOnce(updateCart(change));
  const reprice = (choices: PriceChoices) => runOnce(repriceCart(choices));

  return { isSaving: isBusy, failure, save, reprice };
}
