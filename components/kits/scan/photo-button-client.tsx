"use client";

import { useState } from "react";
import { FileButton } from "@/components/form/file-button";
import { FormFailure } from "@/components/form/form-failure";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";
import { type PhotoFailure, readPhoto } from "./read-photo";

interface PhotoButtonProps {
  readonly t: Translate<Messages["scan"]>;
  readonly onScan: (barcode: string) => void;
}

/** Reads the barcode in a photo, also where the camera is refused. */
export function PhotoButton({ t, onScan }: PhotoButtonProps) {
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<PhotoFailure>();

  async function read(file: File): Promise<void> {
    setReading(true);
    setFailure(undefined);
    const result = await readPhoto(file);
    setReading(false);
    if (result.ok) onScan(result.barcode);
    else setFailure(result.failure);
  }

  return (
    <>
      <FileButton
        label={t("photo")}
        accept={["image/*"]}
        pending={isReading && t("readingPhoto")}
        onFile={read}
      />
      <FormFailure message={failure && t(`photoFailures.${failure}`)} />
    </>
  );
}
