import type { FieldValues } from "react-hook-form";
import { emptyToNull, trimTexts } from "@/components/form/contract-resolver";
import type { ActivationRecord } from "@/store/slices/activation-record";

/** Texts without spaces at their ends, and empty fields as null. */
export const toStepBody = (values: FieldValues): FieldValues => emptyToNull(trimTexts(values));

export type BarcodeValues = Readonly<
  Record<"barcode" | "confirmBarcode" | "secondBarcode" | "confirmSecondBarcode", string>
>;

export function barcodeValues({ barcodes = [], confirmBarcodes = [] }: ActivationRecord): BarcodeValues {
  const [barcode = "", secondBarcode = ""] = barcodes;
  const [confirmBarcode = "", confirmSecondBarcode = ""] = confirmBarcodes;
  return { barcode, confirmBarcode, secondBarcode, confirmSecondBarcode };
}

/** The barcodes of the tubes, without the empty second one. */
export const typedBarcodes = ({ barcodes = [] }: ActivationRecord): string[] =>
  barcodes.map((barcode) => barcode.trim()).filter((barcode) => barcode !== "");

export const consentsOf = ({ consents = {} }: ActivationRecord) => ({
  research: consents["research"] === true,
  storage: consents["storage"] === true,
  statistics: consents["statistics"] === true,
});
