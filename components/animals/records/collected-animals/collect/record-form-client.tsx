"use client";

import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import type { Collector } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { useFocusOnMount } from "./use-focus-on-mount";
import { type RecordFieldsProps, useRecordForm, type RecordFormOptions } from "./use-record-form";
import { Checkbox } from "@/components/ui/checkbox";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { OwnerSignature } from "./owner-signature-client";
import { useState } from "react";
import { collectorLimits } from "@/lib/config/animals/collector";
import { NumberScan } from "./number-scan-client";
import { useWatch } from "react-hook-form";
import { ChoiceRow } from "@/components/ui/choice-row";
import { sexes } from "@/lib/config/animals/animals";
import { speciesNames } from "@/lib/domain/species";

const positions = [0, 1, 2, 3] as const;

/** Records one animal with its sample and owner, or corrects a record that is still on the device. */
export function RecordForm({ agent, saved, onClose }: RecordFormOptions) {
  const t = useTranslator("collector.form");
  const heading = useFocusOnMount(true);
  const form = useRecordForm({ agent, saved, onClose });
  return (
    <form noValidate className="grid max-w-form gap-8" onSubmit={(event) => void form.submit(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {saved ? t("editTitle", { name: saved.record.petName }) : t("addTitle")}
      </h2>
      <AnimalFields form={form} breeds={agent.breeds} />
      <SampleFields form={form} />
      <OwnerFields form={form} />
      <FormFailure message={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isSaving && t("saving")}>
          {t("save")}
        </Button>
        <Button kind="quiet" onClick={() => onClose(false)}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** The owner with their signature, and what the agent confirms. */
function OwnerFields({ form }: RecordFieldsProps) {
  const t = useTranslator("collector.form");
  const { field } = form;
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-title-3 font-semibold">{t("owner")}</legend>
        <TextField
          {...field("ownerName")}
          label={t("ownerName")}
          autoComplete="off"
          maxLength={limits.shortTextLength}
        />
        <EmailField
          {...field("ownerEmail")}
          label={t("ownerEmail")}
          hint={t("ownerEmailHint")}
          autoComplete="off"
        />
        <OwnerSignature form={form} />
      </fieldset>
      <Confirmation form={form} />
    </>
  );
}

/** Registered after the signature: the first field with an error gets the focus. */
const Confirmation = ({ form }: RecordFieldsProps) => {
  const t = useTranslator("collector.form");
  return <Checkbox {...form.field("isConfirmed")} label={t("isConfirmed")} />;
};

/** One swab or more of the animal, and when they were taken. */
function SampleFields({ form }: RecordFieldsProps) {
  const t = useTranslator("collector");
  const { field, hook } = form;
  const [count, setCount] = useState(() =>
    Math.max(1, hook.getValues("barcodes").findLastIndex((barcode) => barcode !== "") + 1),
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-title-3 font-semibold">{t("form.sample")}</legend>
      {positions.slice(0, count).map((at) => (
        <div key={at} className="grid gap-3">
          <TextField
            {...field(`barcodes.${at}`)}
            label={t("form.barcode", { number: String(at + 1) })}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={limits.barcodeLength + 1}
          />
          <NumberScan label={t("scan.barcode")} name={`barcodes.${at}`} form={form} />
        </div>
      ))}
      {count < collectorLimits.barcodes && (
        <Button kind="quiet" className="-ml-5 justify-self-start" onClick={() => setCount(count + 1)}>
          {t("form.addBarcode")}
        </Button>
      )}
      <TextField {...field("collectedAt")} type="datetime-local" label={t("form.collectedAt")} />
    </fieldset>
  );
}

const breedListId = "breeds";

/** The animal and its microchip. */
function AnimalFields(props: RecordFieldsProps & Pick<Collector, "breeds">) {
  const t = useTranslator("collector");
  const { form, breeds } = props;
  const { field, hook } = form;
  const species = useWatch({ control: hook.control, name: "species" });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-title-3 font-semibold">{t("form.animal")}</legend>
      <ChoiceRow
        legend={t("form.species")}
        options={speciesNames.map((value) => ({ value, label: t(`form.${value}`) }))}
        field={field("species")}
      />
      <TextField
        {...field("petName")}
        label={t("form.petName")}
        autoComplete="off"
        maxLength={limits.shortTextLength}
      />
      <TextField
        {...field("breed")}
        label={t("form.breed")}
        hint={t("form.breedHint")}
        list={breedListId}
        autoComplete="off"
        maxLength={limits.shortTextLength}
      />
      <datalist id={breedListId}>
        {breeds.map((breed) => breed.species === species && <option key={breed.name} value={breed.name} />)}
      </datalist>
      <ChoiceRow
        legend={t("form.gender")}
        options={sexes.map((value) => ({ value, label: t(`form.${value}`) }))}
        field={field("gender")}
      />
      <TextField {...field("bornOn")} type="date" label={t("form.bornOn")} />
      <TextField
        {...field("chipNumber")}
        label={t("form.chipNumber")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={limits.shortTextLength}
      />
      <NumberScan label={t("scan.chip")} name="chipNumber" form={form} />
    </fieldset>
  );
}
