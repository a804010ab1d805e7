"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { collectorLimits } from "@/lib/config/animals/collector";
import { limits } from "@/lib/config/limits";
import type { RecordFieldsProps } from "./animal-fields-props";
import { NumberScan } from "./number-scan-client";

const positions = [0, 1, 2, 3] as const;

/** One swab or more of the animal, and when they were taken. */
export function SampleFields({ form }: RecordFieldsProps) {
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
