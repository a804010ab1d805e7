"use client";

import type { FieldPath } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { ScanOpener } from "@/components/kits/public/scan-opener-client";
import type { RecordFieldsProps } from "./use-record-form";
import type { RecordValues } from "./record-values";

interface NumberScanProps extends RecordFieldsProps {
  readonly label: string;
  readonly name: FieldPath<RecordValues>;
}

/** Reads the number of a field with the camera. */
export function NumberScan({ label, name, form }: NumberScanProps) {
  const t = useTranslator("collector.scan");
  return (
    <ScanOpener
      labels={{ open: label, opening: t("opening"), loadFailed: t("loadFailed") }}
      describe={(number) => t("read", { number })}
      fieldName={name}
      load={loadOfflineScanner}
      onScan={(number) => {
        form.hook.setValue(name, number);
        form.hook.clearErrors(name);
      }}
    />
  );
}

/** The messages came with the page: without a network they could not be loaded. */
async function loadOfflineScanner() {
  const { ScanBarcode } = await import("@/components/kits/public/scan-barcode-client");
  return ScanBarcode;
}
