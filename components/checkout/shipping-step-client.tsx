"use client";

import { useState } from "react";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import { ChoiceCard } from "./choice-card";
import { fill } from "./checkout-words";
import { deliveryDates } from "./delivery-dates";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useLastChoice } from "./use-last-choice";
import { useStepSaving } from "./use-step-saving";

/** How it is sent. Choosing one shows at once what the order then comes to. */
export function ShippingStep({ checkout, words, sendingWords, language, onNext, ...rest }: StepProps) {
  const { cart } = checkout;
  const { allShippingMethods: methods, currency, shippingAddress } = cart;
  const texts = words.shipping;
  const saving = useStepSaving(sendingWords);
  const [chosen, setChosen] = useState(cart.shippingMethod?.id ?? methods[0]?.id);

  const keep = useLastChoice(async (shippingMethodId: number) => {
    const { isDone } = await saving.save({ shippingMethodId });
    return isDone;
  });

  function choose(id: number) {
    setChosen(id);
    void keep(id);
  }

  async function submit() {
    if (chosen === undefined) return;
    // A choice that could not be kept, or was never made by hand, is sent now.
    if (cart.shippingMethod?.id === chosen || (await keep(chosen))) onNext();
  }

  return (
    <StepForm
      {...rest}
      words={words}
      pending={saving.isSaving && words.saving}
      failure={saving.failure}
      onSubmit={() => void submit()}
    >
      <p className="text-quiet">{texts.intro}</p>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{words.titles.shipping}</legend>
        {methods.map(({ id, name, amount, minDays, maxDays }) => (
          <ChoiceCard
            key={id}
            name="shipping"
            value={String(id)}
            isChosen={id === chosen}
            onChoose={() => choose(id)}
            label={name}
            hint={fill(
              texts.arrives,
              deliveryDates({ min: minDays, max: maxDays }, shippingAddress?.country, new Date()),
            )}
            aside={toMinorUnits(amount) === 0 ? texts.free : formatMoney({ amount, currency }, language)}
          />
        ))}
      </fieldset>
    </StepForm>
  );
}
