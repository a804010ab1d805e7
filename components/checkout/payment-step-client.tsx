"use client";

import { useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import type { PaymentChoice } from "@/store/api/checkout";
import { CardChoice } from "./card-choice";
import { fill } from "./checkout-words";
import { ChoiceCard } from "./choice-card";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";

interface PaymentStepProps extends StepProps {
  /** Why the last payment came to nothing. */
  readonly failure: string | undefined;
  readonly onFailure: (message: string | undefined) => void;
}

const keyOf = ({ method, provider }: PaymentChoice) => `${method}-${provider}`;

/** Providers take no very small payments. */
const isTooSmall = ({ least }: PaymentChoice, { cart }: StepProps["checkout"]) =>
  least !== null && toMinorUnits(cart.total) < toMinorUnits(least);

/** How somebody pays. Fields of a card stand here; what opens a window of its own waits for the last step. */
export function PaymentStep({ failure, onFailure, ...props }: PaymentStepProps) {
  const { checkout, words, onNext, onBack, nextLabel } = props;
  const { methods } = checkout.options;
  const usable = methods.filter((one) => !isTooSmall(one, checkout));
  const [chosenKey, setChosenKey] = useState(checkout.paying && keyOf(checkout.paying.choice));
  const chosen = usable.find((one) => keyOf(one) === chosenKey) ?? usable[0];
  const texts = words.payment;
  const leastWords = ({ least }: PaymentChoice) =>
    fill(texts.tooSmall, {
      amount: formatMoney({ amount: least ?? "0.00", currency: checkout.cart.currency }, props.language),
    });
  if (chosen === undefined)
    return (
      <EmptyState title={methods[0] ? leastWords(methods[0]) : texts.none}>
        <Button kind="secondary" onClick={onBack}>
          {words.back}
        </Button>
      </EmptyState>
    );

  function choose(next: PaymentChoice) {
    setChosenKey(keyOf(next));
    onFailure(undefined);
    // What was ready for another way of paying is ready no more.
    checkout.setPaying(undefined);
  }

  function goOn() {
    checkout.setPaying({ choice: chosen as PaymentChoice });
    onFailure(undefined);
    onNext();
  }

  return (
    <div className="grid gap-6">
      <p className="text-quiet">{texts.intro}</p>
      <FormFailure message={failure} />
      {methods.length > 1 && (
        <fieldset className="grid gap-3">
          <legend className="sr-only">{words.titles.payment}</legend>
          {methods.map((one) => (
            <ChoiceCard
              key={keyOf(one)}
              name="payment"
              value={keyOf(one)}
              isChosen={one === chosen}
              onChoose={() => choose(one)}
              label={texts.methods[one.method]}
              isDisabled={!usable.includes(one)}
              hint={usable.includes(one) ? texts.hints[one.method] : leastWords(one)}
            />
          ))}
        </fieldset>
      )}
      {chosen.method === "C" ? (
        <CardChoice key={keyOf(chosen)} {...props} choice={chosen} onFailure={onFailure} />
      ) : (
        <StepForm {...{ words, nextLabel, onBack }} pending={false} onSubmit={goOn}>
          {null}
        </StepForm>
      )}
    </div>
  );
}
