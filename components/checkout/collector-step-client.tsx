"use client";

import { useWatch } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { RadioGroup } from "@/components/ui/radio-group";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { checkoutForms } from "@/lib/contract/checkout/checkout.forms";
import { hasSwabs } from "./checkout-cart";
import { collectorOf, detailsOf } from "./checkout-values";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useStepForm } from "./use-step-form";
import { useStepSaving } from "./use-step-saving";

const types = ["self", "vet", "agent"] as const;

/** Who takes the sample, and whether swabs are needed for it. */
export function CollectorStep({ checkout, words, sendingWords, onNext, ...rest }: StepProps) {
  const { draft, cart, person, country } = checkout;
  const known = { draft: draft.values, cart, person, country };
  const { form, field, refuse } = useStepForm({
    schema: checkoutForms.collector,
    values: collectorOf(known),
  });
  const saving = useStepSaving(sendingWords);
  const texts = words.collector;
  const type = useWatch({ control: form.control, name: "type" });
  const isVet = type === "vet";
  const keep = () => draft.save("collector", { ...form.getValues() });

  const submit = form.handleSubmit(async ({ isSWABRequired, ...collector }) => {
    const { firstName, lastName } = detailsOf(known);
    const self = { type: collector.type, name: `${firstName} ${lastName}`.trim(), clinic: null };
    const named = { ...collector, name: collector.name ?? "" };
    const sampleCollector = collector.type === "self" ? self : named;
    const { isDone, fields } = await saving.save({ sampleCollector, isSWABRequired });
    if (isDone) onNext();
    else refuse(fields, "sampleCollector.");
  });

  return (
    <StepForm
      {...rest}
      words={words}
      pending={saving.isSaving && words.saving}
      failure={saving.failure}
      onSubmit={() => void submit()}
      onTyped={keep}
    >
      <p className="text-quiet">{texts.intro}</p>
      <RadioGroup
        label={texts.legend}
        name="collector"
        options={types.map((value) => ({ value, label: texts.types[value] }))}
        defaultValue={type}
        onChoose={(value) => {
          form.setValue("type", value);
          form.clearErrors();
        }}
      />
      {type !== "self" && (
        <div className="grid gap-4">
          <TextField {...field("name")} label={texts.name} maxLength={limits.shortTextLength} />
          <TextField
            {...field("clinic")}
            label={isVet ? texts.clinic : texts.clinicOptional}
            maxLength={limits.shortTextLength}
          />
        </div>
      )}
      {!hasSwabs(cart) && <Checkbox {...field("isSWABRequired")} label={texts.swab} hint={texts.swabHint} />}
    </StepForm>
  );
}
