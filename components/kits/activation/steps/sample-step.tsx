import { type SyntheticEvent, useState } from "react";
import { useTranslator } from "#use-messages";
import { ActivationForm } from "./activation-form";
import { inputProps, useFieldErrors } from "@/components/form/use-input-form";
import { RadioGroup } from "@/components/ui/radio-group";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { errorText, loadErrorTexts } from "@/store/api/error-texts";
import { useShopDispatch } from "@/store/hooks";
import { recordChanged } from "@/store/slices/activation";
import type { FormValues } from "@/store/slices/activation-record";
import type { StepProps } from "@/components/kits/activation/activation-props";
import { consentsOf } from "@/components/kits/activation/activation-values";
import { ConsentBoxes } from "@/components/kits/activation/consent-boxes";

const collectorTypes = ["self", "vet", "agent"] as const;

async function requiredText(): Promise<string> {
  await loadErrorTexts();
  return errorText("fields.required");
}

/** Who takes the sample, and what else may be done with it. All consents are optional. */
export function SampleStep({ activation }: StepProps) {
  const t = useTranslator("activation");
  const dispatch = useShopDispatch();
  const { record } = activation;
  const { errors, show, remove } = useFieldErrors();
  const [values, setValues] = useState<FormValues>({
    type: "self",
    ...record.collectionAgent,
    ...consentsOf(record),
  });
  const { text, field, box } = inputProps({ values, errors, change });

  function change(changed: FormValues) {
    const {
      research = false,
      storage = false,
      statistics = false,
      ...collectionAgent
    } = { ...values, ...changed };
    setValues({ ...values, ...changed });
    remove((name) => Object.hasOwn(changed, name));
    dispatch(recordChanged({ collectionAgent, consents: { research, storage, statistics } }));
  }

  async function submit({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const isMissing = text("type") !== "self" && text("name").trim() === "";
    if (isMissing) show({ name: await requiredText() }, currentTarget);
    else activation.next();
  }

  return (
    <ActivationForm activation={activation} form={{ submit }}>
      <RadioGroup
        name="collector"
        label={t("sample.collector")}
        options={collectorTypes.map((value) => ({ value, label: t(`sample.collectorTypes.${value}`) }))}
        defaultValue={text("type")}
        onChoose={(type) => change({ type })}
      />
      {text("type") !== "self" && (
        <div className="grid gap-4">
          <TextField
            {...field("name")}
            label={t("sample.collectorName")}
            maxLength={limits.shortTextLength}
          />
          <TextField
            {...field("clinic")}
            label={t("sample.collectorClinic")}
            maxLength={limits.shortTextLength}
          />
        </div>
      )}
      <ConsentBoxes field={box} />
    </ActivationForm>
  );
}
