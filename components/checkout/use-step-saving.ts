import { useRef, useState } from "react";
import { failureOf, type SendingWords } from "@/components/form/failure-words";
import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import { saveCart, type CartChange } from "@/store/api/save-cart";
import { useShopDispatch } from "@/store/hooks";
import { fieldErrorsOf } from "./field-errors";

type Fields = Readonly<Record<string, string>>;

/** Writes what a step has asked into the cart, once at a time, and says what is the matter where it cannot. */
export function useStepSaving(sendingWords: SendingWords) {
  const dispatch = useShopDispatch();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The state is of the last painting; a second press may come before the next one.
  const isBusy = useRef(false);

  /** What is wrong with which field; undefined once it is saved, or where the form as a whole says why not. */
  async function save(change: CartChange): Promise<{ isDone: boolean; fields: Fields }> {
    if (isBusy.current) return { isDone: false, fields: {} };
    isBusy.current = true;
    setIsSaving(true);
    setFailure(undefined);
    const error = await dispatch(saveCart(change));
    isBusy.current = false;
    setIsSaving(false);
    if (error === undefined) return { isDone: true, fields: {} };
    const fields = fieldErrorsOf(error);
    if (Object.keys(fields).length === 0)
      setFailure(failureOf(error, { words: sendingWords, failed: cartRoutes.update.failure }));
    return { isDone: false, fields };
  }

  return { isSaving, failure, save };
}
