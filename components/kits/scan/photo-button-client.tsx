"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FileButton } from "@/components/form/file-button";
import { FormFailure } from "@/components/form/form-failure";
import { type PhotoFailure, readPhoto } from "./read-photo";

interface PhotoButtonProps {
  readonly onScan: (barcode: string) => void;
}

/** Reads the barcode in a photo, also where the camera is refused. */
export function PhotoButton({ onScan }: PhotoButtonProps) {
  const t = useTranslator("scan");
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
