import { useRef, useState } from "react";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import type { StartedPayment } from "@/components/orders/public/payment-props";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { isAlreadyPaid } from "@/components/orders/public/place-order-failure";
import { useDescribeOrderFailure } from "@/components/orders/public/use-describe-order-failure";
import { placeOrderWithRetry, withUnloadWarning } from "@/components/orders/public/send-order";
import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import { toMinorUnits } from "@/lib/domain/money";
import { type ActivationCart, finishActivationCart } from "@/store/api/kits/activation-cart";
import { callApi } from "@/store/api/call-api";
import type { CallError } from "@/store/api/call-error";
import type { NewOrder, PaymentChoice } from "@/store/api/orders/checkout";
import { useShopDispatch } from "@/store/hooks";
import { writePaymentReturn } from "@/store/persistence/payment-return";
import { applicationChanged } from "@/store/slices/application";
import { toastAdded } from "@/store/slices/toasts";
import type { Rules } from "@/components/kits/activation/load-rules";

interface PayExtrasOptions {
  readonly cart: ActivationCart;
  readonly buyer: NonNullable<ReturnType<Rules["buyerOf"]>>;
  /** The total is not the displayed one any more. */
  readonly onChanged: () => void;
  /** Resolves when the kit has been activated, or could not be. */
  readonly onPaid: () => Promise<void>;
}

type Payment = NonNullable<NewOrder["payment"]>;

/** Orders the added tests by the calls of checkout. Repeated clicks, retries and reloads order them once. */
export function usePayExtras({ cart, buyer, onPaid, ...options }: PayExtrasOptions) {
  const dispatch = useShopDispatch();
  const [state, setState] = useState<"idle" | "sending" | "processing">("idle");
  const { failure, setFailure, showFailure, key } = useOrderFailure(options);
  const isBusy = useRef(false);
  const { sessionId } = cart;
  const order = {
    sessionId,
    totalSeen: cart.total,
    currencySeen: cart.currency.code,
    user: buyer.user,
    billingAddress: buyer.address,
  };

  async function place(payment?: Payment): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState("sending");
    setFailure(undefined);
    const body: NewOrder = { ...order, ...(payment && { payment }) };
    const result = await withUnloadWarning(dispatch(placeOrderWithRetry(body, key)));
    isBusy.current = false;
    if (!result.ok) {
      if (isAlreadyPaid(result.error)) return finish();
      setState("idle");
      return showFailure(result.error);
    }
    const { actionUrl } = result.data;
    if (result.data.state === "needs-action" && actionUrl !== null) {
      writePaymentReturn({ sessionId, user: buyer.user });
      return redirectTo(actionUrl);
    }
    if (result.data.state === "processing" || result.data.state === "needs-action")
      return setState("processing");
    const { provider = "", transactionId } = payment ?? {};
    await finish(transactionId ? { provider, transactionId } : undefined);
  }

  async function finish(...paid: Parameters<typeof finishActivationCart>): Promise<void> {
    dispatch(finishActivationCart(...paid));
    await onPaid();
  }

  /** Creates the payment for the form of a provider. When refused, shows why and rejects. */
  async function startProviderPayment({ method, provider }: PaymentChoice): Promise<StartedPayment> {
    setFailure(undefined);
    const result = await dispatch(
      callApi(
        checkoutRoutes.startPayment,
        { body: { ...order, method, provider: provider === "paypal" ? "paypal" : "stripe" } },
        { idempotencyKey: createIdempotencyKey() },
      ),
    );
    if (!result.ok) {
      if (isAlreadyPaid(result.error)) await finish();
      else showFailure(result.error);
      throw new Error("The payment could not be started.");
    }
    writePaymentReturn({ sessionId, user: buyer.user });
    const { amount, currency, ...payment } = result.data;
    return { ...payment, amount: toMinorUnits(amount), currency: currency.code };
  }

  return { state, failure, setFailure, place, startProviderPayment };
}

/** The displayed failure, and the key of the attempt, which stays the same until the attempt has definitely failed. */
function useOrderFailure({ onChanged }: Pick<PayExtrasOptions, "onChanged">) {
  const describeFailure = useDescribeOrderFailure();
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<string>();
  const [key, setKey] = useState(createIdempotencyKey);

  function showFailure(error: CallError): void {
    const { message, next, isFinal } = describeFailure(error);
    if (isFinal) setKey(createIdempotencyKey());
    if (error.kind === "refusal" && next === "dialog") dispatch(applicationChanged({ refusal: error }));
    if (error.kind === "refusal" && "total" in error.details) onChanged();
    if (next === "pay") dispatch(toastAdded({ kind: "error", text: message }));
    setFailure(message || undefined);
  }

  return { failure, setFailure, showFailure, key };
}
