import { useEffect, useState } from "react";
import { useCart } from "@/components/cart/use-cart";
import { type Person, useReadPersonQuery } from "@/store/api/auth";
import { type CheckoutOptions, useCheckoutOptionsQuery } from "@/store/api/checkout";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { wentToNextStep } from "@/store/slices/cart";
import { askedOf, type CheckoutCart } from "./checkout-cart";
import { reachableStep, stepAt, type StepName, stepNames, stepsOf } from "./steps";
import { type Draft, useDraft } from "./use-draft";
import { openStep, useStepAddress } from "./use-step-address";
import { isStepDone, type Paying } from "./step-done";

export interface Checkout {
  readonly cart: CheckoutCart;
  readonly options: CheckoutOptions;
  readonly person: Person | undefined;
  readonly draft: Draft;
  /** Where the visitor shops; what is typed or kept wins over it. */
  readonly country: string;
  readonly steps: readonly StepName[];
  readonly step: StepName;
  /** Where somebody was before they came back. */
  readonly resumable: StepName | undefined;
  readonly paying: Paying | undefined;
  readonly setPaying: (paying: Paying | undefined) => void;
  readonly go: (step: StepName) => void;
}

type CheckoutState =
  | { readonly is: "loading" | "empty" | "failed"; readonly retry: () => void }
  | { readonly is: "open"; readonly checkout: Checkout };

interface Given {
  /** What the server made the page for. */
  readonly step: StepName;
  readonly country: string;
}

/** All that checkout knows: the cart, who buys, what is asked of them, and which step is open. */
export function useCheckout(given: Given): CheckoutState {
  const { state, cart, refetch } = useCart();
  const { sessionId } = useShopSelector((shop) => shop.cart);
  const isLoggedIn = useShopSelector(({ auth }) => auth.isLoggedIn);
  const person = useReadPersonQuery(undefined, { skip: !isLoggedIn });
  const draft = useDraft(person.data?.id ?? null);
  const wasFilled = useWasFilled(state);
  const options = useCheckoutOptionsQuery(
    { params: { sessionId: sessionId ?? "" } },
    { skip: sessionId === null || !wasFilled },
  );
  const [paying, setPaying] = useState<Paying>();
  const { step, go, resumable } = useSteps(given.step, draft, {
    cart,
    options: options.data,
    person: person.data,
    country: given.country,
    paying,
  });

  const retry = () => void (state === "failed" ? refetch() : options.refetch());
  const isEmptiedHere = state === "empty" && wasFilled && step === "cart";
  const is = stateOf(state, isEmptiedHere, readiness(person, options));
  if (is !== "open" || cart === undefined || options.data === undefined)
    return { is: is === "open" ? "loading" : is, retry };
  const steps = stepsOf(askedOf(cart, options.data.isOnAccount));
  return {
    is: "open",
    checkout: {
      ...{ cart, draft, steps, step, resumable, paying, setPaying, go },
      options: options.data,
      person: person.data,
      country: given.country,
    },
  };
}

/** Whether there has been anything in the cart since this page was opened. */
function useWasFilled(state: ReturnType<typeof useCart>["state"]): boolean {
  const [wasFilled, setWasFilled] = useState(false);
  if (state === "filled" && !wasFilled) setWasFilled(true);
  return wasFilled;
}

/** A cart emptied here stays where it is: what was removed is said in it, and the keyboard is there. */
function stateOf(
  cart: ReturnType<typeof useCart>["state"],
  isEmptiedHere: boolean,
  ready: "loading" | "failed" | "open",
): CheckoutState["is"] {
  if (cart === "filled" || isEmptiedHere) return ready;
  return cart;
}

interface Asking {
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly data?: unknown;
}

/** An account that cannot be read just now is no reason not to sell: it is asked as a guest is. */
function readiness(person: Asking, options: Asking): "loading" | "failed" | "open" {
  if (person.isLoading || options.isLoading) return "loading";
  if (options.data !== undefined) return "open";
  return options.isError ? "failed" : "loading";
}

interface Known {
  readonly cart: CheckoutCart | undefined;
  readonly options: CheckoutOptions | undefined;
  readonly person: Person | undefined;
  readonly country: string;
  readonly paying: Paying | undefined;
}

/** The address says which step is wanted; what is still to be asked decides. The store keeps where somebody was. */
function useSteps(first: StepName, draft: Draft, { cart, options, ...known }: Known) {
  const dispatch = useShopDispatch();
  const kept = useShopSelector((shop) => shop.cart.step);
  const wanted = useStepAddress(first);
  const isKnown = cart !== undefined && options !== undefined;
  const steps = isKnown ? stepsOf(askedOf(cart, options.isOnAccount)) : stepNames;
  const isDone = (step: StepName) => isKnown && isStepDone(step, { ...known, cart, draft: draft.values });
  const step = isKnown ? reachableStep(steps, wanted, isDone) : wanted;
  const resumable = reachableStep(steps, stepAt(kept), isDone);
  useEffect(() => {
    if (isKnown && step !== wanted) openStep(step, "replace");
  }, [isKnown, step, wanted]);
  const number = stepNames.indexOf(step);
  useEffect(() => {
    // The cart is looked at without meaning to begin again.
    if (isKnown && number > 0) dispatch(wentToNextStep(number));
  }, [dispatch, isKnown, number]);
  return {
    step,
    resumable: step === "cart" && resumable !== "cart" ? resumable : undefined,
    go: (next: StepName) => openStep(next),
  };
}
