"use client";

import { useRef } from "react";
import { useTranslator } from "#use-messages";
import { ScanButton } from "@/components/kits/scan/scan-button-client";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";

interface TubeFinderProps {
  /** Address of the page that looks for the barcode. */
  readonly action: string;
  /** Typed before, when no tube has it. */
  readonly unknown: string | undefined;
}

/** A barcode opens its tube. A hand scanner types it and presses Enter: the field has the focus. */
export function TubeFinder({ action, unknown }: TubeFinderProps) {
  const t = useTranslator("adminLab.find");
  const form = useRef<HTMLFormElement>(null);
  function open(barcode: string) {
    const field = form.current?.elements.namedItem("barcode");
    if (field instanceof HTMLInputElement) field.value = barcode;
    form.current?.requestSubmit();
  }
  return (
    <section aria-label={t("label")} className={cn(cardStyles, "grid gap-4 desk:max-w-text")}>
      <form
        ref={form}
        role="search"
        action={action}
        className="grid items-start gap-3 wide:grid-cols-[1fr_auto]"
      >
        <TextField
          name="barcode"
          label={t("barcode")}
          hint={t("hint")}
          defaultValue={unknown}
          maxLength={limits.barcodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          autoFocus
          required
          {...(unknown !== undefined && { error: t("unknown") })}
        />
        <Button type="submit" className="wide:mt-7">
          {t("open")}
        </Button>
      </form>
      <div className="justify-self-start">
        <ScanButton fieldName="barcode" onScan={open} />
      </div>
    </section>
  );
}
