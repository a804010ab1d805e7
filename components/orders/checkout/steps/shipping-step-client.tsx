"use client";

import { useRef, useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import { ChoiceCard } from "@/components/ui/choice-card";
import { deliveryDates } from "@/lib/domain/orders/delivery-dates";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useSaveStep } from "./use-save-step";

/** Shipping method. A choice is saved at once, so that the summary shows the new total. */
export function ShippingStep({ checkout, onNext, ...rest }: StepProps) {
  const t = useTranslator("checkout");

  const language = useLanguage();
  const { cart } = checkout;
  const { allShippingMethods: methods, currency, shippingAddress } = cart;
  const saving = useSaveStep();
  const [chosen, setChosen] = useState(cart.shippingMethod?.id ?? methods[0]?.id);

  const saveLatest = useSaveLatest(async (id: number) => {
    const { isDone } = await saving.reprice({ shipping_method: id });
    return isDone;
  });

  function choose(id: number) {
    setChosen(id);
    void saveLatest(id);
  }

  async function submit() {
    if (chosen === undefined) return;
    // Saves the preselected method, or one whose save had failed.
    if (cart.shippingMethod?.id === chosen || (await saveLatest(chosen))) onNext();
  }

  return (
    <StepForm
      {...rest}
      pending={saving.isSaving && t("saving")}
      failure={saving.failure}
      onSubmit={() => void submit()}
    >
      <p className="text-quiet">{t("shipping.intro")}</p>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t("titles.shipping")}</legend>
        {methods.map(({ id, name, amount, minDays, maxDays }) => (
          <ChoiceCard
            key={id}
            name="shipping"
            value={String(id)}
            isChosen={id === chosen}
            onChoose={() => choose(id)}
            label={name}
            hint={t(
              "shipping.arrives",
              deliveryDates({
                days: { min: minDays, max: maxDays },
                country: shippingAddress?.country,
                language,
              }),
            )}
            aside={
              toMinorUnits(amount) === 0 ? t("shipping.free") : formatMoney({ amount, currency }, language)
            }
          />
        ))}
      </fieldset>
    </StepForm>
  );
}

/** Saves one choice at a time. While a save is running, only the latest of the following choices is kept and saved next. */
function useSaveLatest<Choice>(save: (choice: Choice) => Promise<boolean>) {
  const queued = useRef<{ readonly choice: Choice }>(undefined);
  const running = useRef<Promise<boolean>>(undefined);

  async function saveAll(first: Choice): Promise<boolean> {
    let isSaved = await save(first);
    for (let next = queued.current; next !== undefined; next = queued.current) {
      queued.current = undefined;
      isSaved = await save(next.choice);
    }
    running.current = undefined;
    return isSaved;
  }

  /** Resolves to true once the latest choice is saved. */
  return (choice: Choice): Promise<boolean> => {
    if (running.current === undefined) running.current = saveAll(choice);
    else queued.current = { choice };
    return running.current;
  };
}
