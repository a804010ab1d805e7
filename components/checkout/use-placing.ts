import { useRef, useState } from "react";
import { pageLanguage } from "@/components/layout/page-language";
import { toMinorUnits } from "@/lib/domain/money";
import type { CallError } from "@/store/api/call-error";
import { type NewOrder, type PlacedOrder, placeOrder, startPayment, type Told } from "@/store/api/checkout";
import { forgetCart } from "@/store/api/forget-cart";
import { dropDraft, writeSending } from "@/store/checkout-draft";
import { writeReturning } from "@/store/checkout-return";
import { useShopDispatch } from "@/store/hooks";
import type { ShopThunk } from "@/store/shop-state";
import { applicationChanged } from "@/store/slices/application";
import { toastAsked } from "@/store/slices/toasts";
import { attemptKey } from "./attempt-key";
import { leaveFor } from "./leave-for";
import { buyerOf } from "./order-body";
import type { BegunPayment } from "./payment-props";
import { isInFlight, placingFailure } from "./placing-failure";
import type { StepProps } from "./step-props";
import type { Checkout } from "./use-checkout";

type Payment = NonNullable<NewOrder["payment"]>;

interface Given extends Pick<StepProps, "words" | "sendingWords"> {
  readonly checkout: Checkout;
  /** Another way to pay has to be chosen, and why. */
  readonly onPaymentFailed: (message: string) => void;
}

const waits = 8;
const waitMs = 1500;

/** Places the order: once, however often it is pressed, sent or reloaded. */
export function usePlacing({ checkout, words, sendingWords, onPaymentFailed }: Given) {
  const dispatch = useShopDispatch();
  const [state, setState] = useState<"rest" | "sending" | "done">("rest");
  const [failure, setFailure] = useState<string>();
  const [key, setKey] = useState(attemptKey);
  const isBusy = useRef(false);

  /** Says what is the matter. True where the same has to be asked again in a moment. */
  function fail(error: CallError): boolean {
    const failed = placingFailure(error, {
      ...{ words: words.errors, sendingWords, language: pageLanguage() },
      isOnline: navigator.onLine,
    });
    if (failed.isOver) {
      setKey(attemptKey());
      writeSending(undefined);
    }
    if (failed.next === "wait") return true;
    if (error.kind === "refusal" && failed.next === "dialog")
      dispatch(applicationChanged({ refusal: error }));
    if (failed.next === "pay") {
      dispatch(toastAsked({ kind: "error", text: failed.message }));
      onPaymentFailed(failed.message);
    } else setFailure(failed.message || undefined);
    return false;
  }

  async function place(payment?: Payment): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState("sending");
    setFailure(undefined);
    const body = { ...buyerOf(checkout), ...(payment && { payment }) };
    writeSending({ sessionId: body.sessionId, email: body.user.email });
    const told = await warningMeanwhile(dispatch(placePatiently({ body, key })));
    isBusy.current = false;
    if (told.ok) {
      setState("done");
      dispatch(leaveCheckout(checkout, told.answer));
      return;
    }
    setState("rest");
    if (fail(told.error)) setFailure(words.errors.stillSending);
  }

  /** For the forms of providers, which begin the payment themselves. Rejects where it was refused, after saying so. */
  async function begin(
    choice: Pick<Payment, "method"> & { provider: "stripe" | "paypal"; renews?: true },
  ): Promise<BegunPayment> {
    setFailure(undefined);
    const body = { ...buyerOf(checkout), ...choice };
    const told = await dispatch(startPayment({ body, key: attemptKey() }));
    if (told.ok) {
      rememberBuyer(checkout);
      const { amount, currency, ...begun } = told.answer;
      return { ...begun, amount: toMinorUnits(amount), currency: currency.code };
    }
    if (fail(told.error)) setFailure(words.errors.stillSending);
    throw new Error("The payment was not begun.");
  }

  return { isSending: state === "sending", isDone: state === "done", failure, setFailure, place, begin };
}

/** For when they come back from their bank's page. */
function rememberBuyer(checkout: Checkout): void {
  const { sessionId, user } = buyerOf(checkout);
  const { firstName, lastName, email } = user;
  writeReturning({ sessionId, user: { firstName, lastName, email } });
}

/** To the bank's page first, where there is something to confirm; else the cart is done with. */
const leaveCheckout =
  (checkout: Checkout, { state, token, actionUrl }: PlacedOrder): ShopThunk =>
  (dispatch) => {
    writeSending(undefined);
    if (state === "needs-action" && actionUrl !== null) {
      rememberBuyer(checkout);
      leaveFor(actionUrl);
      return;
    }
    // While nobody knows whether it is paid the cart must not be lost.
    if (state === "processing") rememberBuyer(checkout);
    else dispatch(endCheckout());
    leaveFor(`/checkout/complete?order=${token}`);
  };

const endCheckout = (): ShopThunk => (dispatch) => {
  dispatch(forgetCart());
  dropDraft();
  writeReturning(undefined);
};

/** While the same attempt is being worked on elsewhere its answer is waited for. */
const placePatiently =
  (attempt: { readonly body: NewOrder; readonly key: string }): ShopThunk<Promise<Told<PlacedOrder>>> =>
  async (dispatch) => {
    for (let wait = 0; ; wait += 1) {
      const told = await dispatch(placeOrder(attempt));
      if (told.ok || wait === waits || !isInFlight(told.error)) return told;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  };

/** The browser asks before a page is left whose order is on its way. */
async function warningMeanwhile<T>(work: Promise<T>): Promise<T> {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", warn);
  return work.finally(() => window.removeEventListener("beforeunload", warn));
}
