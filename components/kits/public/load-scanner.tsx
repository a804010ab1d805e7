import type { ComponentProps, ComponentType } from "react";
import { loadAreas } from "@/lib/i18n/load-with-messages";
import { MessagesProvider } from "@/lib/i18n/messages-provider-client";
import type { ScanBarcode } from "./scan-barcode-client";

export type ScannerProps = ComponentProps<typeof ScanBarcode>;

/** Loads the scanner and its messages. Not a lazy component: a failure to load must not take down the page. */
export async function loadScanner(): Promise<ComponentType<ScannerProps>> {
  const [{ ScanBarcode }, messages] = await Promise.all([
    import("./scan-barcode-client"),
    loadAreas(["scan"]),
  ]);
  return function Scanner(props: ScannerProps) {
    return (
      <MessagesProvider messages={messages}>
        <ScanBarcode {...props} />
      </MessagesProvider>
    );
  };
}
