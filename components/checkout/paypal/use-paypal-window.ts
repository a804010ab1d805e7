import { useRef, useState } from "react";
import type { PaypalPaymentProps } from "./paypal-payment-client";

/** `open`: the buyer is in PayPal's window. `settling`: they have agreed, and the shop takes the money and places the order. */
export type PaypalPhase = "rest" | "open" | "settling" | "cancelled";

export type PaypalGiven = Pick<PaypalPaymentProps, "start" | "mayStart" | "onDone" | "onFailed" | "words">;

/** What the button beneath it needs to know, whatever is agreed to in the window. */
export interface PaypalSession {
  readonly phase: PaypalPhase;
  readonly isBroken: boolean;
  readonly pay: () => Promise<void>;
}

/**
 * One way through PayPal's window at a time. The window opens with the click, before our side has begun the payment: later, a
 * browser would not let it open.
 */
export function usePaypalWindow({ start, mayStart, onDone, onFailed, words }: PaypalGiven) {
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

  /** PayPal's id of what our side has begun. */
  async function begin(): Promise<string> {
    try {
      return (await start()).transactionId;
    } catch (error) {
      isToldWhy.current = true;
      throw error;
    }
  }

  async function approve(transactionId: string) {
    setPhase("settling");
    try {
      await onDone(transactionId);
    } finally {
      end("rest");
    }
  }

  async function open(click: () => Promise<unknown>) {
    if (isBusy.current || mayStart?.() === false) return;
    isBusy.current = true;
    isToldWhy.current = false;
    setPhase("open");
    try {
      await click();
    } catch {
      fail();
    }
  }

  return { phase, begin, approve, open, callbacks: { onCancel: () => end("cancelled"), onError: fail } };
}
