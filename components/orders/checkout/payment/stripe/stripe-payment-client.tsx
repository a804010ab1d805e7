"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripePaymentElementOptions } from "@stripe/stripe-js";
import { type SyntheticEvent, useState } from "react";
import { useTranslator } from "#use-messages";
import type { StartedPayment, Payer, PaymentProps } from "@/components/orders/public/payment-props";
import { reloadWhenRestored } from "@/components/orders/public/redirect-to";
import { useBusy } from "@/components/form/use-busy";
import { Button } from "@/components/ui/button";
import { FailedState } from "@/components/ui/failed-state";
import { appearance } from "./appearance";
import { confirmPayment } from "./confirm-payment";
import { StripeLoader } from "./stripe-loader-client";

export interface StripePaymentProps extends PaymentProps {
  /** Our page for buyers who return from their bank; Stripe adds the payment's id to its query. */
  readonly returnPath?: (payment: StartedPayment) => string;
}

/** All methods enabled at Stripe for this country and currency. The payment is created when the buyer pays. */
export function StripePayment(props: StripePaymentProps) {
  const { clientId, amount, currency } = props;
  const [formCount, setFormCount] = useState(0);
  return (
    <StripeLoader clientId={clientId}>
      {(stripe) => (
        <Elements
          key={formCount}
          stripe={stripe}
          options={{ mode: "payment", amount, currency: currency.toLowerCase(), appearance: appearance() }}
        >
          <PaymentForm {...props} onRetry={() => setFormCount((count) => count + 1)} />
        </Elements>
      )}
    </StripeLoader>
  );
}

function PaymentForm({ onRetry, ...props }: StripePaymentProps & { readonly onRetry: () => void }) {
  const { payer, payLabel } = props;
  const t = useTranslator("payments.stripe");
  const [isReady, setIsReady] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const { isPaying, submit } = useConfirmPayment(props);
  if (isBroken) return <FailedState message={t("blocked")} retryLabel={t("retry")} onRetry={onRetry} />;
  return (
    <form
      method="post"
      noValidate
      aria-label={t("title")}
      aria-busy={isPaying}
      onSubmit={submit}
      className="grid gap-6"
    >
      <PaymentElement
        options={optionsFor(payer, isPaying)}
        onReady={() => setIsReady(true)}
        onLoadError={() => setIsBroken(true)}
      />
      {isReady && (
        <Button type="submit" pending={isPaying && t("paying")} className="min-h-13">
          {payLabel ?? t("pay")}
        </Button>
      )}
    </form>
  );
}

const returnToOrder = ({ orderToken }: StartedPayment) => `/checkout/complete?order=${orderToken}`;

function useConfirmPayment({
  start,
  onDone,
  onFailed,
  returnPath = returnToOrder,
  ...displayed
}: StripePaymentProps) {
  const t = useTranslator("payments.stripe.failures");
  const stripe = useStripe();
  const elements = useElements();
  const { isBusy: isPaying, run } = useBusy();

  const pay = async () => {
    if (!stripe || !elements) return;
    // Some payment methods leave the page within `confirmPayment`.
    reloadWhenRestored();
    const returnUrl = (payment: StartedPayment) => window.location.origin + returnPath(payment);
    const outcome = await confirmPayment({ stripe, elements, displayed, start, returnUrl });
    if (outcome.kind === "done") await onDone(outcome.transactionId);
    else if (outcome.kind === "failed") onFailed(t(`${outcome.failure}`));
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(pay);
  };
  return { isPaying, submit };
}

/** Prefills what checkout already knows; read-only while paying. */
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
