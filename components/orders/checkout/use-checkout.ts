import { useEffect, useState } from "react";
import { useCart } from "@/components/orders/cart/use-cart";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import type { CheckoutOptions } from "@/store/api/orders/checkout";
import { useQueryCall } from "@/store/api/use-query-call";
import type { User } from "@/store/api/account/user";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { wentToNextStep } from "@/store/slices/cart";
import { toStepConditions, type CheckoutCart } from "./checkout-cart";
import {
  reachableStep,
  stepFromNumber,
  type StepName,
  stepNames,
  listSteps,
} from "@/components/orders/checkout/steps/steps";
import { openStep, useStepFromUrl } from "@/components/orders/checkout/steps/use-step-path";
import type { SelectedPayment } from "@/components/orders/checkout/payment/selected-payment";
import { isStepComplete } from "@/components/orders/checkout/steps/completed-steps";
import {
  type CheckoutDraft,
  type Part,
  type PartName,
  readDraft,
  writeDraft,
} from "@/store/persistence/checkout-draft";

export interface Checkout {
  readonly cart: CheckoutCart;
  readonly options: CheckoutOptions;
  readonly user: User | undefined;
  readonly draft: Draft;
  /** Country of the visitor's market; the cart and the draft take precedence. */
  readonly country: string;
  readonly steps: readonly StepName[];
  readonly step: StepName;
  /** Step to continue with after returning to the cart. */
  readonly resumable: StepName | undefined;
  readonly selectedPayment: SelectedPayment | undefined;
  readonly selectPayment: (payment: SelectedPayment | undefined) => void;
  readonly go: (step: StepName) => void;
}

type CheckoutState =
  | { readonly status: "loading" | "empty" | "failed"; readonly retry: () => void }
  | { readonly status: "open"; readonly checkout: Checkout };

interface UseCheckoutOptions {
  /** Step the server rendered. */
  readonly step: StepName;
  readonly country: string;
}

/** State of checkout: cart, user, payment options and current step. */
export function useCheckout(initial: UseCheckoutOptions): CheckoutState {
  const { state, cart, refetch } = useCart();
  const { sessionId } = useShopSelector((shop) => shop.cart);
  const isLoggedIn = useShopSelector(({ auth }) => auth.isLoggedIn);
  const user = useQueryCall(accountRoutes.details, undefined, { isSkipped: !isLoggedIn });
  const draft = useDraft(user.data?.id ?? null);
  const wasFilled = useWasFilled(state);
  const options = useQueryCall(
    checkoutRoutes.options,
    { params: { sessionId: sessionId ?? "" } },
    { isSkipped: sessionId === null || !wasFilled },
  );
  const [selectedPayment, selectPayment] = useState<SelectedPayment>();
  const { step, go, resumable } = useSteps(initial.step, draft, {
    cart,
    options: options.data,
    user: user.data,
    country: initial.country,
    selectedPayment,
  });

  const retry = () => void (state === "failed" ? refetch() : options.refetch());
  const isEmptiedHere = state === "empty" && wasFilled && step === "cart";
  const status = checkoutState(state, isEmptiedHere, readiness(user, options));
  if (status !== "open" || cart === undefined || options.data === undefined)
    return { status: status === "open" ? "loading" : status, retry };
  const steps = listSteps(toStepConditions(cart, options.data.isOnAccount));
  return {
    status: "open",
    checkout: {
      cart,
      draft,
      steps,
      step,
      resumable,
      selectedPayment,
      selectPayment,
      go,
      options: options.data,
      user: user.data,
      country: initial.country,
    },
  };
}

/** Whether the cart has had items since the page was opened. */
function useWasFilled(state: ReturnType<typeof useCart>["state"]): boolean {
  const [wasFilled, setWasFilled] = useState(false);
  if (state === "filled" && !wasFilled) setWasFilled(true);
  return wasFilled;
}

/** A cart emptied on the cart step stays open: it announces the removal and holds the focus. */
function checkoutState(
  cart: ReturnType<typeof useCart>["state"],
  isEmptiedHere: boolean,
  ready: "loading" | "failed" | "open",
): CheckoutState["status"] {
  if (cart === "filled" || isEmptiedHere) return ready;
  return cart;
}

interface QueryState {
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly data?: unknown;
}

/** If the account cannot be read, the buyer checks out as a guest. */
function readiness(user: QueryState, options: QueryState): "loading" | "failed" | "open" {
  if (user.isLoading || options.isLoading) return "loading";
  if (options.data !== undefined) return "open";
  return options.isError ? "failed" : "loading";
}

interface StepContext {
  readonly cart: CheckoutCart | undefined;
  readonly options: CheckoutOptions | undefined;
  readonly user: User | undefined;
  readonly country: string;
  readonly selectedPayment: SelectedPayment | undefined;
}

/** The URL requests a step; incomplete earlier steps take precedence. The store remembers the last step. */
function useSteps(first: StepName, draft: Draft, { cart, options, ...context }: StepContext) {
  const dispatch = useShopDispatch();
  const savedStep = useShopSelector((shop) => shop.cart.step);
  const requested = useStepFromUrl(first);
  const isLoaded = cart !== undefined && options !== undefined;
  const steps = isLoaded ? listSteps(toStepConditions(cart, options.isOnAccount)) : stepNames;
  const isComplete = (step: StepName) =>
    isLoaded &&
    isStepComplete(step, { ...context, cart, draft: draft.values, isOnAccount: options.isOnAccount });
  const step = isLoaded ? reachableStep(steps, requested, isComplete) : requested;
  const resumable = reachableStep(steps, stepFromNumber(savedStep), isComplete);
  useEffect(() => {
    if (isLoaded && step !== requested) openStep(step, "replace");
  }, [isLoaded, step, requested]);
  const number = stepNames.indexOf(step);
  useEffect(() => {
    // Visiting the cart does not reset the saved step.
    if (isLoaded && number > 0) dispatch(wentToNextStep(number));
  }, [dispatch, isLoaded, number]);
  return {
    step,
    resumable: step === "cart" && resumable !== "cart" ? resumable : undefined,
    go: (next: StepName) => openStep(next),
  };
}

interface Draft {
  readonly values: CheckoutDraft;
  save(name: PartName, part: Part): void;
}

/** Form input of all steps, kept when moving between steps and on reload. */
function useDraft(owner: number | null): Draft {
  const [values, setValues] = useState<CheckoutDraft>(() => readDraft(owner));
  return {
    values,
    save(name, part) {
      // Reads storage instead of state: two parts may be saved before the next render.
      const next = { ...values, ...readDraft(owner), [name]: part };
      setValues(next);
      writeDraft(next);
    },
  };
}
