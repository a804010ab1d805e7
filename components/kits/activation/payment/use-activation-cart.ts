import { useEffect, useState } from "react";
import type { OpenActivation } from "@/components/kits/activation/use-activation";
import { typedBarcodes } from "@/components/kits/activation/activation-values";
import {
  type ActivationCart,
  prepareActivationCart,
  repriceActivationCart,
} from "@/store/api/kits/activation-cart";
import type { CallError } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import { applicationChanged } from "@/store/slices/application";
import type { Named } from "@/store/slices/activation-record";

interface CartState {
  readonly key: string;
  readonly cart?: ActivationCart;
  readonly error?: CallError;
}

/** The cart of the added tests, prepared on arrival and after every change. */
export function useActivationCart(activation: OpenActivation, tests: readonly Named[]) {
  const dispatch = useShopDispatch();
  const [state, setState] = useState<CartState>();
  const [attempt, setAttempt] = useState(0);
  const buyer = activation.rules?.buyerOf(activation);
  const [barcode = ""] = typedBarcodes(activation.record);
  const contents = buyer && {
    barcode,
    tests,
    email: activation.email,
    address: buyer.address,
  };
  const key = `${attempt} ${JSON.stringify(contents)}`;
  useEffect(() => {
    let isOver = false;
    const wanted = JSON.parse(key.slice(key.indexOf(" "))) as NonNullable<typeof contents>;
    void dispatch(prepareActivationCart(wanted)).then((result) => {
      if (isOver) return;
      // The documented refusals have a dialog.
      if (!result.ok && result.error.kind === "refusal" && typeof result.error.code === "number")
        dispatch(applicationChanged({ refusal: result.error }));
      setState(result.ok ? { key, cart: result.data } : { key, error: result.error });
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, key]);
  const current = state?.key === key ? state : undefined;
  return {
    cart: current?.cart,
    error: current?.error,
    retry: () => setAttempt(attempt + 1),
    reprice: async (coupon: string): Promise<CallError | undefined> => {
      if (current?.cart === undefined) return undefined;
      const result = await dispatch(repriceActivationCart(current.cart.sessionId, coupon));
      if (result.ok) setState({ key, cart: result.data });
      return result.ok ? undefined : result.error;
    },
  };
}
