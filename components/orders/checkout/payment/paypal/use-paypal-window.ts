import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import type { PaymentProps } from "@/components/orders/public/payment-props";

/** `open`: PayPal's window is open. `settling`: approved; the backend captures the payment and places the order. */
export type PaypalPhase = "idle" | "open" | "settling" | "cancelled";

export interface PaypalPaymentProps extends PaymentProps {
  /** False for PayPal's sandbox. */
  readonly isLive: boolean;
  /** Charged every year. */
  readonly renews?: boolean;
  /** Checked before PayPal's window opens; shows why when it returns false. */
  readonly canStart?: (() => boolean) | undefined;
}

export type PaypalWindowOptions = Pick<PaypalPaymentProps, "start" | "canStart" | "onDone" | "onFailed">;

/** State of the PayPal button, for one-time payments and subscriptions. */
export interface PaypalSession {
  readonly phase: PaypalPhase;
  readonly isBroken: boolean;
  readonly pay: () => Promise<void>;
}

/** Runs one PayPal window at a time. It opens within the click, before the payment is created: later it would be blocked. */
export function usePaypalWindow({ start, canStart, onDone, onFailed }: PaypalWindowOptions) {
  const t = useTranslator("payments.paypal");
  const [phase, setPhase] = useState<PaypalPhase>("idle");
  const isBusy = useRef(false);
  /** `refused`: the caller has shown why. */
  const startState = useRef<"none" | "called" | "refused">("none");

  function close(next: PaypalPhase) {
    isBusy.current = false;
    setPhase(next);
  }

  function fail() {
    if (!isBusy.current) return;
    close("idle");
    if (startState.current !== "refused") onFailed(t("failed"));
  }

  /** Creates the payment and returns its id at PayPal. */
  async function createPayment(): Promise<string> {
    startState.current = "called";
    try {
      return (await start()).transactionId;
    } catch (error) {
      startState.current = "refused";
      throw error;
    }
  }

  async function approve(transactionId: string) {
    setPhase("settling");
    try {
      await onDone(transactionId);
    } finally {
      close("idle");
    }
  }

  async function open(click: () => Promise<unknown>) {
    if (isBusy.current || canStart?.() === false) return;
    isBusy.current = true;
    startState.current = "none";
    setPhase("open");
    try {
      await click();
      // Clicked before PayPal's session existed: no window has opened.
      if (startState.current === "none") close("idle");
    } catch {
      fail();
    }
  }

  return {
    phase,
    createPayment,
    approve,
    open,
    callbacks: { onCancel: () => close("cancelled"), onError: fail },
  };
}
