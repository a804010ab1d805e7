import { useState } from "react";
import { useMessages } from "#use-messages";
import { useBusy } from "@/components/form/use-busy";
import { failureMessage, type FormMessages } from "@/store/api/failure-message";
import type { CallError } from "@/store/api/call-error";
import { unknownCoupon } from "@/lib/config/orders/loyalty";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { type PriceChoices, repriceCart } from "@/store/api/orders/change-cart";
import { useShopDispatch } from "@/store/hooks";

type Change = Pick<PriceChoices, "coupon" | "loyalty_points">;

/** Applies and removes a coupon or points: one change at a time. `change` resolves to true once the cart has it. */
export function useCartDiscount(field: keyof Change) {
  const messages = useMessages("form");
  const dispatch = useShopDispatch();
  const [error, setError] = useState<string>();
  const [isRemoved, setIsRemoved] = useState(false);
  const { isBusy, run } = useBusy();

  async function send(next: Change): Promise<boolean> {
    setError(undefined);
    setIsRemoved(false);
    const result = await dispatch(repriceCart(next));
    setError(result.ok ? undefined : discountError(result.error, field, messages));
    setIsRemoved(
      result.ok &&
        !String(next[field] ?? "")
          .replace(/^0$/, "")
          .trim(),
    );
    return result.ok;
  }
  const change = async (next: Change) => (await run(() => send(next))) ?? false;
  return { isSending: isBusy, isRemoved, error, setError, change };
}

/** All errors are shown at the field, also refused vouchers, which need no dialog. */
function discountError(error: CallError, field: string, messages: FormMessages): string {
  const fields = error.kind === "fields" && !Array.isArray(error.fields) ? error.fields : undefined;
  const ownError = fields && Object.entries(fields).find(([name]) => name === field);
  if (error.kind === "failure" && error.code === unknownCoupon) return error.message;
  return ownError?.[1] ?? failureMessage(error, { messages, failure: cartRoutes.update.failure });
}
