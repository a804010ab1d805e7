"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripePaymentElementOptions } from "@stripe/stripe-js";
import { type SyntheticEvent, useState } from "react";
import type { BegunPayment, Payer, PaymentProps } from "@/components/checkout/payment-props";
import { Button } from "@/components/ui/button";
import { FailedState } from "@/components/ui/failed-state";
import { appearance } from "./appearance";
import { pay } from "./pay";
import { StripePlace } from "./stripe-place-client";
import type { StripeWords } from "./stripe-words";
import { useOnce } from "./use-once";

export interface StripePaymentProps extends PaymentProps {
  readonly words: StripeWords;
  /** A page of ours for whoever is sent to their bank; Stripe adds to its query which payment it was. */
  readonly returnPath?: (begun: BegunPayment) => string;
}

/** Whatever is switched on at Stripe for this country and currency. The intent is made when somebody pays, not before. */
export function StripePayment(props: StripePaymentProps) {
  const { clientId, words, amount, currency } = props;
  const [formCount, setFormCount] = useState(0);
  return (
    <StripePlace clientId={clientId} words={words}>
      {(stripe) => (
        <Elements
          key={formCount}
          stripe={stripe}
          options={{ mode: "payment", amount, currency: currency.toLowerCase(), appearance: appearance() }}
        >
          <PaymentForm {...props} onRetry={() => setFormCount((before) => before + 1)} />
        </Elements>
      )}
    </StripePlace>
  );
}

function PaymentForm({ onRetry, ...props }: StripePaymentProps & { readonly onRetry: () => void }) {
  const { words, payer, payLabel } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const { isPaying, submit } = usePaying(props);
  if (isBroken) return <FailedState message={words.blocked} retryLabel={words.retry} onRetry={onRetry} />;
  return (
    <form
      method="post"
      noValidate
      aria-label={words.title}
      aria-busy={isPaying}
      onSubmit={submit}
      className="grid gap-6"
    >
      <PaymentElement
        options={optionsFor(payer, isPaying)}
        onReady={() => setIsOpen(true)}
        onLoadError={() => setIsBroken(true)}
      />
      {isOpen && (
        <Button type="submit" pending={isPaying && words.paying} className="min-h-13">
          {payLabel ?? words.pay}
        </Button>
      )}
    </form>
  );
}

const returnToOrder = ({ orderToken }: BegunPayment) => `/checkout/complete?order=${orderToken}`;

function usePaying({
  words,
  start,
  onDone,
  onFailed,
  returnPath = returnToOrder,
  ...shown
}: StripePaymentProps) {
  const stripe = useStripe();
  const elements = useElements();
  const { isBusy: isPaying, once } = useOnce();

  const work = once(async () => {
    if (!stripe || !elements) return;
    const returnUrl = (begun: BegunPayment) => window.location.origin + returnPath(begun);
    const outcome = await pay({ stripe, elements, shown, start, returnUrl });
    if (outcome.kind === "done") await onDone(outcome.transactionId);
    else if (outcome.kind === "failed") onFailed(words.failures[outcome.failure]);
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void work();
  };
  return { isPaying, submit };
}

/** What was asked before is not asked again. While it is being paid nothing can be changed. */
const optionsFor = (payer: Payer | undefined, isPaying: boolean): StripePaymentElementOptions => ({
  layout: "accordion",
  readOnly: isPaying,
  ...(payer && {
    defaultValues: {
      billingDetails: {
        name: payer.name,
        email: payer.email,
        address: { postal_code: payer.postalCode ?? "", country: payer.country ?? "" },
      },
    },
  }),
});
