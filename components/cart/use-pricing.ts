import { useRef, useState } from "react";
import { failureOf, type SendingWords } from "@/components/form/failure-words";
import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import type { CallError } from "@/store/api/call-error";
import { saveCart, type CartChange } from "@/store/api/save-cart";
import { useShopDispatch } from "@/store/hooks";

type Change = Pick<CartChange, "couponCode" | "loyaltyPoints">;

/** One change of what the cart comes to at a time, and what to say of it; true once the cart has it. */
export function usePricing(field: keyof Change, words: SendingWords) {
  const dispatch = useShopDispatch();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isRemoved, setIsRemoved] = useState(false);
  // The state is of the last painting; a second press may come before the next one.
  const isBusy = useRef(false);

  async function change(next: Change): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSending(true);
    setProblem(undefined);
    setIsRemoved(false);
    const error = await dispatch(saveCart(next));
    isBusy.current = false;
    setIsSending(false);
    setProblem(error && wordsOf(error, field, words));
    setIsRemoved(error === undefined && !next[field]);
    return error === undefined;
  }
  return { isSending, isRemoved, problem, setProblem, change };
}

/** What is wrong with the field is said at the field, and so is why a voucher is refused: no dialog stands in the way. */
function wordsOf(error: CallError, field: string, words: SendingWords): string {
  const said = error.kind === "fields" && !Array.isArray(error.fields) ? error.fields : undefined;
  const own = said && Object.entries(said).find(([name]) => name === field);
  return own?.[1] ?? failureOf(error, { words, failed: cartRoutes.update.failure });
}
