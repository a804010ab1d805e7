import { useForm, useWatch } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { StepForm } from "@/components/form/step-form";
import { RadioGroup } from "@/components/ui/radio-group";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { errorText, loadErrorTexts } from "@/store/api/error-texts";
import { useShopDispatch } from "@/store/hooks";
import { recordChanged } from "@/store/slices/activation-changes";
import { ConsentBoxes } from "@/components/kits/activation/consent-boxes";
import { consentsOf } from "@/components/kits/activation/activation-body";
import { useSavedInput } from "@/components/kits/public/use-saved-input";
import type { StepProps } from "./step-props";

const collectorTypes = ["self", "vet", "agent"] as const;

async function checkName(typed: string): Promise<string | true> {
  if (typed.trim() !== "") return true;
  await loadErrorTexts();
  return errorText("fields.required");
}

/** Who takes the sample, and what else may be done with it. All consents are optional. */
export function SampleStep({ activation }: StepProps) {
  const t = useTranslator("activation");
  const dispatch = useShopDispatch();
  const { record } = activation;
  const { type, name, clinic } = record.collectionAgent ?? {};
  const form = useForm({
    defaultValues: {
      type: collectorTypes.find((known) => known === type) ?? "self",
      name: typeof name === "string" ? name : "",
      clinic: typeof clinic === "string" ? clinic : "",
      ...consentsOf(record),
    },
  });
  const chosenType = useWatch({ control: form.control, name: "type" });
  useSavedInput(form, ({ research, storage, statistics, ...collectionAgent }) =>
    dispatch(recordChanged({ collectionAgent, consents: { research, storage, statistics } })),
  );
  const nameError = form.formState.errors.name?.message;
  return (
    <StepForm
      pending={false}
      nextLabel={t("continue")}
      backLabel={t("back")}
      onBack={activation.back}
      onSubmit={(event) => void form.handleSubmit(activation.next)(event)}
    >
      <RadioGroup
        name="collector"
        label={t("sample.collector")}
        options={collectorTypes.map((value) => ({ value, label: t(`sample.collectorTypes.${value}`) }))}
        defaultValue={chosenType}
        onChoose={(value) => form.setValue("type", collectorTypes.find((known) => known === value) ?? "self")}
      />
      {chosenType !== "self" && (
        <div className="grid gap-4">
          <TextField
            {...form.register("name", { validate: checkName })}
            {...(nameError && { error: nameError })}
            label={t("sample.collectorName")}
            maxLength={limits.shortTextLength}
          />
          <TextField
            {...form.register("clinic")}
            label={t("sample.collectorClinic")}
            maxLength={limits.shortTextLength}
          />
        </div>
      )}
      <ConsentBoxes field={form.register} />
    </StepForm>
  );
}
