"use client";

import { CardNumberElement, Elements, useElements, useStripe } from "@stripe/react-stripe-js";
import { type SyntheticEvent, useState } from "react";
import { useTranslator } from "#use-messages";
import type { CardFieldsProps } from "@/components/orders/public/payment-props";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { useBusy } from "@/components/form/use-busy";
import { limits } from "@/lib/config/limits";
import { CardElements } from "./card-elements";
import { cardFields, emptyStates, describeCardError } from "./card-errors";
import { readFailureReason } from "./failure-reason";
import { StripeLoader } from "./stripe-loader-client";
import type { StripeFailure } from "./stripe-messages";

export type StripeCardProps = CardFieldsProps;

/** Card fields in Stripe's iframes. Our page sees only the cardholder name and the token. */
export function StripeCard(props: StripeCardProps) {
  return (
    <StripeLoader clientId={props.clientId}>
      {(stripe) => (
        <Elements stripe={stripe}>
          <CardForm {...props} />
        </Elements>
      )}
    </StripeLoader>
  );
}

function CardForm({ payer, onToken, onFailed }: StripeCardProps) {
  const t = useTranslator("payments.stripe");
  const [name, setName] = useState(payer?.name ?? "");
  const [states, setStates] = useState(emptyStates);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { isBusy, run } = useBusy();
  const createToken = useCreateToken(payer);
  const isNameMissing = name.trim() === "";

  const send = async () => {
    setIsSubmitted(true);
    if (isNameMissing || cardFields.some((field) => !states[field].isComplete)) return;
    const result = await createToken(name.trim());
    if (result.token !== undefined) await onToken(result.token);
    else onFailed(t(`failures.${result.failure}`));
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(send);
  };
  const errors = Object.fromEntries(
    cardFields.map((field) => [field, describeCardError(field, states[field], t, isSubmitted)]),
  );
  return (
    <form method="post" noValidate aria-busy={isBusy} onSubmit={submit} className="grid gap-4">
      <CardElements
        errors={errors}
        isDisabled={isBusy}
        onState={(field, state) => setStates((current) => ({ ...current, [field]: state }))}
      />
      <TextField
        label={t("card.name")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="cc-name"
        readOnly={isBusy}
        maxLength={limits.shortTextLength}
        error={isSubmitted && isNameMissing ? t("card.nameMissing") : undefined}
      />
      <p className="text-small text-quiet">{t("card.secure")}</p>
      <Button
        type="submit"
        pending={isBusy && t("card.submitting")}
        className="min-h-13 wide:justify-self-start"
      >
        {t("card.submit")}
      </Button>
    </form>
  );
}

type TokenResult =
  | { readonly token: string }
  | { readonly token?: undefined; readonly failure: StripeFailure };

function useCreateToken(payer: CardFieldsProps["payer"]): (name: string) => Promise<TokenResult> {
  const stripe = useStripe();
  const elements = useElements();
  return async (name) => {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return { failure: "other" };
    const address = payer?.postalCode ? { postal_code: payer.postalCode } : undefined;
    const billing = { name, ...(payer && { email: payer.email }), ...(address && { address }) };
    const created = await stripe
      .createPaymentMethod({ type: "card", card, billing_details: billing })
      .catch((): undefined => undefined);
    if (created?.paymentMethod) return { token: created.paymentMethod.id };
    return { failure: created?.error ? readFailureReason(created.error) : "other" };
  };
}
