"use client";

import { useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { PaymentChoice } from "@/store/api/checkout";
import { CardChoice } from "./card-choice";
import { ChoiceCard } from "./choice-card";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";

interface PaymentStepProps extends StepProps {
  /** Why the last payment came to nothing. */
  readonly failure: string | undefined;
  readonly onFailure: (message: string | undefined) => void;
}

const keyOf = ({ method, provider }: PaymentChoice) => `${method}-${provider}`;

/** How somebody pays. Fields of a card stand here; what opens a window of its own waits for the last step. */
export function PaymentStep({ failure, onFailure, ...props }: PaymentStepProps) {
  const { checkout, words, onNext, onBack, nextLabel } = props;
  const { methods } = checkout.options;
  const [chosenKey, setChosenKey] = useState(checkout.paying && keyOf(checkout.paying.choice));
  const chosen = methods.find((one) => keyOf(one) === chosenKey) ?? methods[0];
  const texts = words.payment;
  if (chosen === undefined)
    return (
      <EmptyState title={texts.none}>
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
              hint={texts.hints[one.method]}
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
