import { usePayPalOneTimePaymentSession } from "@paypal/react-paypal-js/sdk-v6";
import { useRef, useState } from "react";
import type { PaypalPaymentProps } from "./paypal-payment-client";

/** `open`: the buyer is in PayPal's window. `settling`: they have agreed, and the shop takes the money and places the order. */
export type PaypalPhase = "rest" | "open" | "settling" | "cancelled";

type Given = Pick<PaypalPaymentProps, "start" | "mayStart" | "onDone" | "onFailed" | "words">;

/**
 * One way through PayPal's window at a time. The window opens with the click, before our side has begun the payment: later, a
 * browser would not let it open.
 */
export function usePaypalSession({ start, mayStart, onDone, onFailed, words }: Given) {
  const [phase, setPhase] = useState<PaypalPhase>("rest");
  const isBusy = useRef(false);
  /** Whoever gave `start` has said already why it was refused. */
  const isToldWhy = useRef(false);

  function end(next: PaypalPhase) {
    isBusy.current = false;
    setPhase(next);
  }

  function fail() {
    if (!isBusy.current) return;
    end("rest");
    if (!isToldWhy.current) onFailed(words.failed);
  }

  async function createOrder() {
    try {
      const { transactionId } = await start();
      return { orderId: transactionId };
    } catch (error) {
      isToldWhy.current = true;
      throw error;
    }
  }

  async function approve({ orderId }: { readonly orderId: string }) {
    setPhase("settling");
    try {
      await onDone(orderId);
    } finally {
      end("rest");
    }
  }

  const session = usePayPalOneTimePaymentSession({
    presentationMode: "auto",
    createOrder,
    onApprove: approve,
    onCancel: () => end("cancelled"),
    onError: fail,
  });

  async function pay() {
    if (isBusy.current || mayStart?.() === false) return;
    isBusy.current = true;
    isToldWhy.current = false;
    setPhase("open");
    try {
      await session.handleClick();
    } catch {
      fail();
    }
  }

  return { phase, isBroken: session.error !== null, pay };
}
