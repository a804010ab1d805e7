"use client";

import { useWatch } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { Checkbox } from "@/components/ui/checkbox";
import { RadioGroup } from "@/components/ui/radio-group";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { asksForSwabs } from "@/components/orders/checkout/checkout-cart";
import { collectorValues, detailsValues } from "./form-values";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useStepForm } from "./use-step-form";
import { useSaveStep } from "./use-save-step";

const types = ["self", "vet", "agent"] as const;

/** Sample collector, and whether the buyer has swabs already. */
export function CollectorStep({ checkout, onNext, ...rest }: StepProps) {
  const t = useTranslator("checkout");

  const { draft, cart, user, country } = checkout;
  const sources = { draft: draft.values, cart, user, country };
  const { form, field, showErrors } = useStepForm({
    schema: async () =>
      (await import("@/lib/contract/orders/checkout/checkout.forms")).checkoutForms.collector,
    values: collectorValues(sources),
  });
  const saving = useSaveStep();
  const type = useWatch({ control: form.control, name: "type" });
  const isVet = type === "vet";
  const saveDraft = () => draft.save("collector", { ...form.getValues() });

  const submit = form.handleSubmit(async ({ hasSwabs, ...collector }) => {
    const { firstName, lastName } = detailsValues(sources);
    const self = { type: collector.type, name: `${firstName} ${lastName}`.trim(), clinic: null };
    const other = { ...collector, name: collector.name ?? "" };
    const sampleCollector = collector.type === "self" ? self : other;
    const { isDone, fields } = await saving.save({ sampleCollector, isSWABRequired: !hasSwabs });
    if (isDone) onNext();
    else showErrors(fields, "sampleCollector.");
  });

  return (
    <StepForm
      {...rest}
      pending={saving.isSaving && t("saving")}
      failure={saving.failure}
      onSubmit={() => void submit()}
      onInput={saveDraft}
    >
      <p className="text-quiet">{t("collector.intro")}</p>
      <RadioGroup
        label={t("collector.legend")}
        name="collector"
        options={types.map((value) => ({ value, label: t(`collector.types.${value}`) }))}
        defaultValue={type}
        onChoose={(value) => {
          form.setValue("type", value);
          form.clearErrors();
        }}
      />
      {type !== "self" && (
        <div className="grid gap-4">
          <TextField {...field("name")} label={t("collector.name")} maxLength={limits.shortTextLength} />
          <TextField
            {...field("clinic")}
            label={isVet ? t("collector.clinic") : t("collector.clinicOptional")}
            maxLength={limits.shortTextLength}
          />
        </div>
      )}
      {asksForSwabs(cart, checkout.options.isOnAccount) && (
        <Checkbox {...field("hasSwabs")} label={t("collector.hasSwabs")} hint={t("collector.swabHint")} />
      )}
    </StepForm>
  );
}
