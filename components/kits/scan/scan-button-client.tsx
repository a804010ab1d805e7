"use client";

import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { loadScanner } from "@/components/kits/public/load-scanner";
import { ScanOpener, type ScanOpenerProps } from "@/components/kits/public/scan-opener-client";

interface ScanButtonProps extends Pick<ScanOpenerProps, "fieldName" | "isContinuous" | "onScan"> {
  readonly messages: Messages["scan"]["button"];
}

/** Opens the scanner in the language of the page. */
export function ScanButton({ messages, ...props }: ScanButtonProps) {
  const t = useTranslator(messages);
  return (
    <ScanOpener
      {...props}
      labels={messages}
      describe={(barcode) => t("read", { barcode })}
      load={loadScanner}
    />
  );
}
