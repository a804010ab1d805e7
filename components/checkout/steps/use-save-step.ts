import { useState } from "react";
import { useBusy } from "@/components/form/use-busy";
import { failureMessage, type FormMessages } from "@/store/api/failure-message";
import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import { type CartChange, updateCart } from "@/store/api/change-cart";
import { useShopDispatch } from "@/store/hooks";
import { readFieldErrors } from "./field-errors";

interface SaveOutcome {
  readonly isDone: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

/** Saves the input of a step in the cart; ignores submits while a save is running. */
export function useSaveStep(messages: FormMessages) {
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useBusy();

  async function send(change: CartChange): Promise<SaveOutcome> {
    setFailure(undefined);
    const result = await dispatch(updateCart(change));
    if (result.ok) return { isDone: true, fields: {} };
    const fields = readFieldErrors(result.error);
    if (Object.keys(fields).length === 0)
      setFailure(failureMessage(result.error, { messages, failure: cartRoutes.update.failure }));
    return { isDone: false, fields };
  }

  /** Returns field errors; other errors are shown as `failure`. */
  const save = async (change: CartChange): Promise<SaveOutcome> =>
    (await run(() => send(change))) ?? { isDone: false, fields: {} };

  return { isSaving: isBusy, failure, save };
}
