"use client";

import { CardNumberElement, Elements, useElements, useStripe } from "@stripe/react-stripe-js";
import { type SyntheticEvent, useState } from "react";
import type { CardFieldsProps } from "@/components/checkout/payment-props";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { CardElements } from "./card-elements";
import { cardFields, emptyStates, problemOf } from "./card-problems";
import { failureKind } from "./failure-kind";
import { StripePlace } from "./stripe-place-client";
import type { StripeWords } from "./stripe-words";
import { useOnce } from "./use-once";

export interface StripeCardProps extends CardFieldsProps {
  readonly words: StripeWords;
}

/** A card in Stripe's own frames: our page knows its name, and a token that is worth nothing elsewhere. */
export function StripeCard(props: StripeCardProps) {
  return (
    <StripePlace clientId={props.clientId} words={props.words}>
      {(stripe) => (
        <Elements stripe={stripe}>
          <CardForm {...props} />
        </Elements>
      )}
    </StripePlace>
  );
}

function CardForm({ payer, words, onToken, onFailed }: StripeCardProps) {
  const [name, setName] = useState(payer?.name ?? "");
  const [states, setStates] = useState(emptyStates);
  const [isSent, setIsSent] = useState(false);
  const { isBusy, once } = useOnce();
  const makeToken = useToken(payer);
  const isNameMissing = name.trim() === "";

  const send = once(async () => {
    setIsSent(true);
    if (isNameMissing || cardFields.some((field) => !states[field].isComplete)) return;
    const made = await makeToken(name.trim());
    if (made.token !== undefined) await onToken(made.token);
    else onFailed(words.failures[made.failure]);
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  const problems = Object.fromEntries(
    cardFields.map((field) => [field, problemOf(field, states[field], words.card, isSent)]),
  );
  return (
    <form method="post" noValidate aria-busy={isBusy} onSubmit={submit} className="grid gap-4">
      <CardElements
        words={words.card}
        problems={problems}
        isClosed={isBusy}
        onState={(field, state) => setStates((before) => ({ ...before, [field]: state }))}
      />
      <TextField
        label={words.card.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="cc-name"
        readOnly={isBusy}
        maxLength={limits.shortTextLength}
        error={isSent && isNameMissing ? words.card.nameMissing : undefined}
      />
      <p className="text-small text-quiet">{words.card.secure}</p>
      <Button
        type="submit"
        pending={isBusy && words.card.submitting}
        className="min-h-13 wide:justify-self-start"
      >
        {words.card.submit}
      </Button>
    </form>
  );
}

type Made =
  | { readonly token: string }
  | { readonly token?: undefined; readonly failure: keyof StripeWords["failures"] };

function useToken(payer: CardFieldsProps["payer"]): (name: string) => Promise<Made> {
  const stripe = useStripe();
  const elements = useElements();
  return async (name) => {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return { failure: "other" };
    const address = payer?.postalCode ? { postal_code: payer.postalCode } : undefined;
    const billing = { name, ...(payer && { email: payer.email }), ...(address && { address }) };
    const made = await stripe
      .createPaymentMethod({ type: "card", card, billing_details: billing })
      .catch((): undefined => undefined);
    if (made?.paymentMethod) return { token: made.paymentMethod.id };
    return { failure: made?.error ? failureKind(made.error) : "other" };
  };
}
