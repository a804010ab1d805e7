"use client";

import type { FieldPath } from "react-hook-form";
import type { ScannerProps } from "@/components/kits/public/load-scanner";
import { ScanOpener } from "@/components/kits/public/scan-opener-client";
import type { RecordFieldsProps } from "./animal-fields-props";
import type { CollectorMessages } from "./collector-types";
import type { RecordValues } from "./record-values";

interface NumberScanProps extends RecordFieldsProps {
  readonly label: string;
  readonly name: FieldPath<RecordValues>;
}

/** Reads the number of a field with the camera. */
export function NumberScan({ label, name, form, messages, t }: NumberScanProps) {
  return (
    <ScanOpener
      labels={{ open: label, opening: t("scan.opening"), loadFailed: t("scan.loadFailed") }}
      describe={(number) => t("scan.read", { number })}
      fieldName={name}
      load={() => loadOfflineScanner(messages.scan)}
      onScan={(number) => {
        form.hook.setValue(name, number);
        form.hook.clearErrors(name);
      }}
    />
  );
}

/** The messages came with the page: without a network they could not be loaded. */
async function loadOfflineScanner(messages: CollectorMessages["scan"]) {
  const { ScanBarcode } = await import("@/components/kits/public/scan-barcode-client");
  return function OfflineScanner(props: ScannerProps) {
    return <ScanBarcode {...props} messages={messages} />;
  };
}
