"use client";

import { useMessages, useTranslator } from "#use-messages";
import { loadScanner } from "@/components/kits/public/load-scanner";
import { ScanOpener, type ScanOpenerProps } from "@/components/kits/public/scan-opener-client";

/** Opens the scanner in the language of the page. */
export function ScanButton({ ...props }: Pick<ScanOpenerProps, "fieldName" | "isContinuous" | "onScan">) {
  const messages = useMessages("scan.button");
  const t = useTranslator("scan.button");
  return (
    <ScanOpener
      {...props}
      labels={messages}
      describe={(barcode) => t("read", { barcode })}
      load={loadScanner}
    />
  );
}
