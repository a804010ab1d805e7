"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { useCart } from "@/components/cart/use-cart";
import { pageLanguage } from "@/components/layout/page-language";
import { Skeleton } from "@/components/ui/skeleton";
import { readSending } from "@/store/checkout-draft";
import { AddressesStep } from "./addresses-step-client";
import { CartStep } from "./cart-step-client";
import type { CheckoutGiven } from "./checkout-client";
import { fill } from "./checkout-words";
import { CollectorStep } from "./collector-step-client";
import { CurrencyNote } from "./currency-note";
import { DetailsStep } from "./details-step-client";
import { PaymentStep } from "./payment-step-client";
import { Progress } from "./progress";
import { ReviewStep } from "./review-step-client";
import { ShippingStep } from "./shipping-step-client";
import type { StepProps } from "./step-props";
import { nextStep, previousStep, type StepName } from "./steps";
import { Summary } from "./summary-client";
import type { Checkout } from "./use-checkout";
import { usePlacing } from "./use-placing";

interface CheckoutStepsProps extends CheckoutGiven {
  readonly checkout: Checkout;
}

const plainSteps: Readonly<Partial<Record<StepName, ComponentType<StepProps>>>> = {
  details: DetailsStep,
  collector: CollectorStep,
  addresses: AddressesStep,
  shipping: ShippingStep,
};

/** One step at a time, with where one is above it and what it comes to beside it. */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const { checkout, words } = props;
  const { cart, steps, step, go } = checkout;
  const { isUnsettled } = useCart();
  const country = cart.shippingAddress?.country ?? cart.country ?? props.country;
  const heading = useHeadingFocus(step);
  const language = pageLanguage();
  return (
    <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_22rem] desk:grid-rows-[auto_1fr] desk:gap-x-10">
      <div className="grid min-w-0 content-start gap-6 desk:col-start-1">
        <Progress {...{ steps, step, words }} onOpen={go} />
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {titleOf(checkout, props)}
        </h1>
        <CurrencyNote {...{ cart, country, words }} countries={props.countries} />
      </div>
      <div className="min-w-0 desk:col-start-2 desk:row-span-2 desk:row-start-1">
        {cart.items.length > 0 && (
          // Opened on a phone it hides the next step: each begins with it folded.
          <Summary
            key={step}
            {...{ cart, country, isUnsettled, language, words }}
            hasLines={step !== "cart"}
            isOnAccount={checkout.options.isOnAccount}
            extraWords={props.extraWords}
            sendingWords={props.sendingWords}
          />
        )}
      </div>
      <div className="min-w-0 desk:col-start-1">
        <StepBody
          key={step === "payment" || step === "review" ? "pay" : step}
          {...props}
          language={language}
        />
      </div>
    </div>
  );
}

/** Where nothing is posted the addresses are one. */
function titleOf({ step, cart }: Checkout, { words, cartWords }: CheckoutGiven): string {
  if (step === "cart") return cartWords.title;
  const isBillingAlone = step === "addresses" && cart.allShippingMethods.length === 0;
  return isBillingAlone ? words.billingTitle : words.titles[step];
}

function StepBody({ checkout, ...props }: CheckoutStepsProps & Pick<StepProps, "language">) {
  const { steps, step, go } = checkout;
  const { words } = props;
  const next = nextStep(steps, step);
  const given = {
    ...props,
    checkout,
    onNext: () => go(next),
    onBack: () => go(previousStep(steps, step)),
    nextLabel: fill(words.next, { step: words.steps[next] }),
  };
  if (step === "cart") return <CartStep {...given} />;
  if (step === "payment" || step === "review") return <PayingSteps {...given} />;
  const Step = plainSteps[step];
  return Step && <Step {...given} />;
}

/** The fields of a card stay while the order is looked at and sent: whoever has to try again finds them as they were. */
function PayingSteps(props: StepProps & CheckoutGiven) {
  const { checkout, words } = props;
  const { step, setPaying, go } = checkout;
  const [failure, setFailure] = useState<string>();
  const [notice] = useState(() => noticeOf(props));
  const placing = usePlacing({
    ...props,
    onPaymentFailed: (message) => {
      setFailure(message);
      setPaying(undefined);
      go("payment");
    },
  });
  if (placing.isDone) return <Skeleton label={words.review.sending} />;
  return (
    <>
      {checkout.steps.includes("payment") && (
        <div hidden={step !== "payment"}>
          {/* What can be paid no more with nothing is said here as well. */}
          <PaymentStep
            {...props}
            failure={failure ?? (step === "payment" ? placing.failure : undefined)}
            onFailure={setFailure}
          />
        </div>
      )}
      {step === "review" && <ReviewStep {...props} placing={placing} notice={notice} />}
    </>
  );
}

/** The page was left in the middle, and the cart is still open. */
function noticeOf({ checkout, words }: StepProps): string | undefined {
  return readSending()?.sessionId === checkout.cart.sessionId ? words.leftWhileSending : undefined;
}

/** After each step the keyboard, and what reads aloud, are at its beginning. */
function useHeadingFocus(step: StepName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [step]);
  return heading;
}
