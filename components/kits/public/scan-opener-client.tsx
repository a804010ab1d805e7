"use client";

import { type ComponentType, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { ScannerProps } from "./load-scanner";

export interface ScanOpenerProps {
  readonly labels: Readonly<Record<"open" | "opening" | "loadFailed", string>>;
  /** What is announced after a barcode was read. */
  readonly describe: (barcode: string) => string;
  /** Name of the field that receives the barcode: gets the focus of users who prefer to type. */
  readonly fieldName: string;
  /** Stays open for the next barcode until it is closed. */
  readonly isContinuous?: boolean;
  readonly load: () => Promise<ComponentType<ScannerProps>>;
  /** Receives a barcode in the form of `normalizeBarcode`. */
  readonly onScan: (barcode: string) => void;
}

/** Opens the scanner, which is loaded now, and only now asks for the camera. */
export function ScanOpener(props: ScanOpenerProps) {
  const { labels, describe, fieldName, isContinuous = false, load, onScan } = props;
  const focusTarget = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [Scanner, setScanner] = useState<ComponentType<ScannerProps>>();
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");

  async function open() {
    setMessage("");
    setLoading(true);
    const loaded = await load().catch(() => undefined);
    setLoading(false);
    if (loaded === undefined) return setMessage(labels.loadFailed);
    setScanner(() => loaded);
    setOpen(true);
  }

  function close(focus: HTMLElement | null) {
    focusTarget.current = focus;
    setOpen(false);
  }

  function finish(barcode: string) {
    if (!isContinuous) close(button.current);
    setMessage(describe(formatBarcode(barcode)));
    onScan(barcode);
  }

  return (
    <div className="grid gap-2">
      <Button
        ref={button}
        kind="secondary"
        aria-haspopup="dialog"
        pending={isLoading && labels.opening}
        onClick={() => void open()}
      >
        {labels.open}
      </Button>
      <p role="status" className="empty:hidden">
        {message}
      </p>
      {isOpen && Scanner && (
        <Scanner
          triggerRef={focusTarget}
          {...(isContinuous && { latest: message })}
          onScan={finish}
          onClose={() => close(button.current)}
          onTypeInstead={() => close(document.getElementsByName(fieldName)[0] ?? button.current)}
        />
      )}
    </div>
  );
}
