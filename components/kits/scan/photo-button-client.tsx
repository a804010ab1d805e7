"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FileButton } from "@/components/form/file-button";
import { FormFailure } from "@/components/form/form-failure";
import { loadBarcodeReader } from "./barcode-reader";
import { chooseBarcode } from "./choose-barcode";

/** Reads the barcode in a photo, also where the camera is refused. */
export function PhotoButton({ onScan }: { readonly onScan: (barcode: string) => void }) {
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

type PhotoFailure = "noBarcode" | "notPhoto" | "reader";

type PhotoResult =
  | { readonly ok: true; readonly barcode: string }
  | { readonly ok: false; readonly failure: PhotoFailure };

async function readPhoto(file: File): Promise<PhotoResult> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return { ok: false, failure: "notPhoto" };
  try {
    const read = await loadBarcodeReader();
    const barcode = chooseBarcode(await read(picture));
    return barcode === undefined ? { ok: false, failure: "noBarcode" } : { ok: true, barcode };
  } catch {
    return { ok: false, failure: "reader" };
  } finally {
    picture.close();
  }
}
