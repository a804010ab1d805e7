import type { ComponentProps, ComponentType } from "react";
import { pageLanguage } from "@/lib/i18n/page-language";
import type { ScanBarcode } from "./scan-barcode-client";

export type ScannerProps = Omit<ComponentProps<typeof ScanBarcode>, "messages">;

/** Loads the scanner and its messages. Not a lazy component: a failure to load must not take down the page. */
export async function loadScanner(): Promise<ComponentType<ScannerProps>> {
  const [{ ScanBarcode }, messages] = await Promise.all([
    import("./scan-barcode-client"),
    import("@/lib/i18n/load-messages").then(({ loadMessages }) => loadMessages(pageLanguage(), "scan")),
  ]);
  return function Scanner(props: ScannerProps) {
    return <ScanBarcode {...props} messages={messages} />;
  };
}
