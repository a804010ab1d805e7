"use client";

import { type RefObject, useRef } from "react";
import { useTranslator } from "#use-messages";
import type { Translator } from "@/lib/i18n/translator";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog-client";
import { LightButton } from "@/components/kits/scan/light-button-client";
import { PhotoButton } from "@/components/kits/scan/photo-button-client";
import { type ScannerState, useScanner } from "@/components/kits/scan/use-scanner";

interface ScanBarcodeProps {
  /** What was read last. With it, the dialog stays open for the next barcode. */
  readonly latest?: string | undefined;
  /** Receives a barcode in the form of `normalizeBarcode`; once, unless the dialog stays open. */
  readonly onScan: (barcode: string) => void;
  readonly onClose: () => void;
  readonly onTypeInstead: () => void;
  /** Gets the focus when the dialog closes. */
  readonly triggerRef: RefObject<HTMLElement | null>;
}

/** Reads a barcode with the camera or from a photo. Open, and the camera on, while it is rendered. */
export function ScanBarcode(props: ScanBarcodeProps) {
  const { latest, onScan, onClose, onTypeInstead, triggerRef } = props;
  const isContinuous = latest !== undefined;
  const t = useTranslator("scan");
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("title")}
      closeLabel={t("close")}
      triggerRef={triggerRef}
    >
      <CameraView onScan={onScan} isContinuous={isContinuous} />
      {isContinuous && (
        <>
          <p role="status" className="rounded-box bg-sand px-4 py-3 font-medium empty:hidden">
            {latest}
          </p>
          <Button onClick={onClose}>{t("finish")}</Button>
        </>
      )}
      <PhotoButton onScan={onScan} />
      <Button kind="quiet" onClick={onTypeInstead}>
        {t("type")}
      </Button>
    </Dialog>
  );
}

interface CameraViewProps {
  readonly onScan: (barcode: string) => void;
  readonly isContinuous: boolean;
}

function CameraView({ onScan, isContinuous }: CameraViewProps) {
  const t = useTranslator("scan");
  const videoRef = useRef<HTMLVideoElement>(null);
  const { state, stream, start } = useScanner(videoRef, { onBarcode: onScan, isContinuous });
  const isFailed = state.name === "failed";
  const isStopped = isFailed || state.name === "paused";
  return (
    <>
      <div className={cn("relative overflow-hidden rounded-box bg-ink", isStopped && "hidden")}>
        {/* The camera's picture: nothing to hear, and described by the text below. */}
        <video
          ref={videoRef}
          autoPlay
          muted
          playsInline
          aria-hidden
          className="block aspect-[4/3] w-full object-cover"
        />
        <div className="pointer-events-none absolute inset-x-[8%] inset-y-[28%] rounded-box border-3 border-card" />
      </div>
      <p role="status" className={cn("min-h-[2lh]", isFailed && "font-medium text-affected")}>
        {describe(state, t)}
      </p>
      {stream !== undefined && !isStopped && <LightButton stream={stream} />}
      {isStopped && (
        <Button kind="secondary" onClick={start}>
          {isFailed ? t("retry") : t("resume")}
        </Button>
      )}
    </>
  );
}

function describe(state: ScannerState, t: Translator<"scan">): string {
  return state.name === "failed" ? t(`failures.${state.failure}`) : t(state.name);
}
