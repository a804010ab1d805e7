"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import type { Translator } from "@/lib/i18n/translator";
import { type DisplayedCart, useCart } from "@/components/orders/cart/use-cart";
import { StepProgress } from "@/components/form/step-progress";
import { useHeadingFocus } from "@/components/form/use-heading-focus";
import type { Option } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { brand } from "@/lib/config/brand";
import { readSubmittedOrder } from "@/store/persistence/submitted-order";
import { ReviewStep } from "@/components/orders/checkout/review/review-step-client";
import { usePlaceOrder } from "@/components/orders/checkout/review/use-place-order";
import { AddressesStep } from "@/components/orders/checkout/steps/addresses-step-client";
import { CartStep } from "@/components/orders/checkout/steps/cart-step-client";
import { CollectorStep } from "@/components/orders/checkout/steps/collector-step-client";
import { DetailsStep } from "@/components/orders/checkout/steps/details-step-client";
import { PaymentStep } from "@/components/orders/checkout/steps/payment-step-client";
import { ShippingStep } from "@/components/orders/checkout/steps/shipping-step-client";
import type { StepProps } from "@/components/orders/checkout/steps/step-props";
import { nextStep, parseStep, previousStep, type StepName } from "@/components/orders/checkout/steps/steps";
import { Summary } from "@/components/orders/checkout/summary/summary-client";
import { isDelivered } from "./checkout-cart";
import { OutstandingNote } from "./unpaid-note";
import type { Checkout } from "./use-checkout";

export interface CheckoutPageProps {
  /** Step requested by the URL when the server rendered the page. */
  readonly step: StepName;
  /** Country of the visitor's market. */
  readonly country: string;
  readonly countries: readonly Option[];
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
  readonly lookUpPath: string;
}

export type CheckoutProps = CheckoutPageProps;

interface CheckoutStepsProps extends CheckoutProps {
  readonly checkout: Checkout;
}

const stepComponents: Readonly<Partial<Record<StepName, ComponentType<StepProps>>>> = {
  details: DetailsStep,
  collector: CollectorStep,
  addresses: AddressesStep,
  shipping: ShippingStep,
};

const stepsStyles = "grid gap-6 desk:grid-cols-[minmax(0,1fr)_22rem] desk:grid-rows-[auto_1fr] desk:gap-x-10";
/** As the page of an empty cart. */
const emptyStyles = "mx-auto grid w-full max-w-text gap-6";

/** The current step, with the progress bar above and the order summary beside it. */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const { checkout, countries } = props;
  const { cart, steps, step, go } = checkout;
  const { isUnsettled } = useCart();
  const country = destinationOf(checkout) ?? props.country;
  const heading = useHeadingFocus(step);
  const title = useStepTitle(checkout);
  useDocumentTitle(title);
  // Requested by a reload: the card of the payment step is kept in memory only.
  const [isCardForgotten] = useState(props.step === "review" && step === "payment");
  const isEmpty = cart.items.length === 0;

  return (
    <div className={isEmpty ? emptyStyles : stepsStyles}>
      <div className="grid min-w-0 content-start gap-6 desk:col-start-1">
        {!isEmpty && <Progress steps={steps} step={step} go={go} />}
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h1>
        <OutstandingNote checkout={checkout} />
        <CurrencyNote cart={cart} country={country} countries={countries} />
      </div>
      {!isEmpty && (
        <div className="min-w-0 desk:col-start-2 desk:row-span-2 desk:row-start-1">
          {/* Keyed by step: on a phone an open summary hides the step, so each step starts with it collapsed. */}
          <Summary
            key={step}
            cart={cart}
            country={country}
            isUnsettled={isUnsettled}
            hasLines={step !== "cart"}
            isOnAccount={checkout.options.isOnAccount}
          />
        </div>
      )}
      <div className="min-w-0 desk:col-start-1">
        <StepBody
          key={step === "payment" || step === "review" ? "pay" : step}
          {...props}
          isCardForgotten={isCardForgotten}
        />
      </div>
    </div>
  );
}

/** The steps are one page to Next: its title would stay that of the first one. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);
}

function Progress({ steps, step, go }: Pick<Checkout, "steps" | "step" | "go">) {
  const t = useTranslator("checkout");
  const current = steps.indexOf(step);
  return (
    <StepProgress
      label={t("progress")}
      position={t("stepOf", { step: current + 1, count: steps.length })}
      doneLabel={t("done")}
      steps={steps.map((name) => ({ name, label: t(`steps.${name}`) }))}
      current={current}
      onOpen={(name) => go(parseStep(name) ?? step)}
    />
  );
}

/** The country whose prices and tax are displayed; the backend decides in the same way. */
function destinationOf({ cart, options, user }: Checkout): string | undefined {
  if (options.isOnAccount) return user?.countryCode;
  const isPosted = cart.allShippingMethods.length > 0;
  const address = isPosted ? cart.shippingAddress : (cart.billingAddress ?? cart.shippingAddress);
  return address?.country ?? cart.country ?? undefined;
}

/** Without delivery there is only a billing address, on account only the practice. */
function useStepTitle({ step, cart, options }: Checkout): string {
  const { title } = useMessages("cart.content");
  const t = useTranslator("checkout");
  if (step === "cart") return title;
  if (step !== "addresses") return t(`titles.${step}`);
  if (options.isOnAccount) return t("practiceTitle");
  return isDelivered(cart, false) ? t("titles.addresses") : t("billingTitle");
}

interface CurrencyNoteProps {
  readonly cart: DisplayedCart;
  readonly country: string;
  readonly countries: readonly Option[];
}

/** Tells the buyer when the delivery country has changed the currency of all prices. */
function CurrencyNote({ cart: { currency }, country, countries }: CurrencyNoteProps) {
  const t = useTranslator("checkout");
  const [initialCode] = useState(currency.code);
  const name = countries.find(({ value }) => value === country)?.label ?? country;
  return (
    <p role="status" className="rounded-box border border-carrier bg-carrier-soft px-4 py-3 empty:hidden">
      {currency.code === initialCode
        ? null
        : t("currencyChanged", { country: name, currency: currency.code })}
    </p>
  );
}

interface StepBodyProps extends CheckoutStepsProps {
  readonly isCardForgotten: boolean;
}

function StepBody({ checkout, ...props }: StepBodyProps) {
  const { steps, step, go } = checkout;
  const t = useTranslator("checkout");
  const next = nextStep(steps, step);
  const stepProps = {
    ...props,
    checkout,
    onNext: () => go(next),
    onBack: () => go(previousStep(steps, step)),
    nextLabel: t("next", { step: t(`steps.${next}`) }),
  };
  if (step === "cart") return <CartStep {...stepProps} />;
  if (step === "payment" || step === "review") return <PaymentAndReview {...stepProps} />;
  const Step = stepComponents[step];
  return Step && <Step {...stepProps} />;
}

/** The payment step stays mounted during review, so that card fields keep their input when the payment is refused. */
function PaymentAndReview(props: StepProps & StepBodyProps) {
  const t = useTranslator("checkout");
  const { checkout } = props;
  const { step, selectPayment, go } = checkout;
  const [failure, setFailure] = useState<string>();
  const [notice] = useState(() => interruptedOrderNotice(props, t));
  const placing = usePlaceOrder({
    ...props,
    onPaymentFailed: (message) => {
      setFailure(message);
      selectPayment(undefined);
      go("payment");
    },
  });
  if (placing.isDone) return <Skeleton label={t("review.sending")} />;
  return (
    <>
      {checkout.steps.includes("payment") && (
        <div hidden={step !== "payment"}>
          {/* A changed total can lead from review back here: its message must stay visible. */}
          <PaymentStep
            {...props}
            isCardForgotten={props.isCardForgotten && checkout.selectedPayment === undefined}
            failure={failure ?? (step === "payment" ? placing.failure : undefined)}
            onFailure={setFailure}
          />
        </div>
      )}
      {step === "review" && <ReviewStep {...props} placing={placing} notice={notice} />}
    </>
  );
}

/** The page was left while the order was being submitted, and the cart is still open. */
function interruptedOrderNotice({ checkout }: StepProps, t: Translator<"checkout">): string | undefined {
  return readSubmittedOrder()?.sessionId === checkout.cart.sessionId ? t("leftWhileSending") : undefined;
}
