"use client";

import { type ChangeEvent, useRef, useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import type { Messages } from "@/lib/i18n/message-types";
import type { Translate } from "@/lib/i18n/translator";
import { type PhotoFailure, readPhoto } from "./read-photo";

interface PhotoButtonProps {
  readonly t: Translate<Messages["scan"]>;
  readonly onScan: (barcode: string) => void;
}

/** Reads the barcode in a photo, also where the camera is refused. */
export function PhotoButton({ t, onScan }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<PhotoFailure>();

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    setReading(true);
    setFailure(undefined);
    const result = await readPhoto(file);
    // So that the same file can be chosen again.
    currentTarget.value = "";
    setReading(false);
    if (result.ok) onScan(result.barcode);
    else setFailure(result.failure);
  }

  return (
    <>
      <Button
        kind="secondary"
        pending={isReading && t("readingPhoto")}
        onClick={() => input.current?.click()}
      >
        {t("photo")}
      </Button>
      <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void read(event)} />
      <FormFailure message={failure && t(`photoFailures.${failure}`)} />
    </>
  );
}
