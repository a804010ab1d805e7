import { useEffect, useEffectEvent, useRef, useState } from "react";
import { activationPath } from "@/lib/navigation/activation-paths";
import type { OpenActivation } from "@/components/kits/activation/use-activation";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { isAlreadyPaid } from "@/components/orders/public/place-order-failure";
import { useDescribeOrderFailure } from "@/components/orders/public/use-describe-order-failure";
import { openStepPath } from "@/components/form/step-path";
import { finishActivationCart } from "@/store/api/kits/activation-cart";
import type { CallResult } from "@/store/api/call-types";
import { completeReturn, type PlacedOrder } from "@/store/api/orders/checkout";
import { useShopDispatch } from "@/store/hooks";
import type { ExtrasPaymentProps } from "./extras-payment-props";

type Options = Pick<ExtrasPaymentProps, "activation" | "onCheck">;

/** Back from the bank's page: completes the payment in the URL, then reads the kit that the tests now belong to. */
export function useReturnedPayment({ activation, onCheck }: Options) {
  const describeFailure = useDescribeOrderFailure();
  const dispatch = useShopDispatch();
  const [returned] = useState(() => readReturnedPayment(activation));
  const [state, setState] = useState<"none" | "checking" | "processing">(returned ? "checking" : "none");
  const [failure, setFailure] = useState<string>();
  const [key] = useState(createIdempotencyKey);
  const hasStarted = useRef(false);

  /** Resolves to why the payment could not be checked. */
  async function check(): Promise<string | undefined> {
    if (returned === undefined) return undefined;
    const { paymentReturn, payment } = returned;
    const result = await dispatch(completeReturn(paymentReturn, payment, key));
    const outcome = isPaid(result) ? await readPaidKit(payment) : describe(result);
    setState(outcome.isFinal ? "none" : "processing");
    setFailure(outcome.message);
    if (outcome.isFinal) openStepPath(activationPath("review"), "replace");
    return outcome.message;
  }

  async function readPaidKit(payment: Parameters<typeof finishActivationCart>[0]) {
    const message = await onCheck();
    if (message === undefined) dispatch(finishActivationCart(payment));
    return { message, isFinal: message === undefined };
  }

  /** After a definite failure the buyer may pay again. */
  const describe = (result: CallResult<PlacedOrder>) =>
    result.ok ? { message: undefined, isFinal: false } : describeFailure(result.error);

  const checkOnce = useEffectEvent(() => {
    if (returned === undefined || hasStarted.current) return;
    hasStarted.current = true;
    void check();
  });
  useEffect(() => checkOnce(), []);
  return { state, failure, check };
}

function isPaid(result: CallResult<PlacedOrder>): boolean {
  if (!result.ok) return isAlreadyPaid(result.error);
  return result.data.state === "paid" || result.data.state === "open";
}

/** Stripe adds the payment to the URL. */
function readReturnedPayment(activation: OpenActivation) {
  const transactionId = new URLSearchParams(window.location.search).get("payment_intent");
  const { cartId: sessionId } = activation.record;
  const user = activation.rules?.buyerOf(activation)?.user;
  if (transactionId === null || sessionId === undefined || user === undefined) return undefined;
  return {
    paymentReturn: { sessionId, user },
    payment: { method: "A", provider: "stripe", transactionId },
  } as const;
}
