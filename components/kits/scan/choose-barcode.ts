import { limits } from "@/lib/config/limits";
import { barcodeFormat, normalizeBarcode } from "@/lib/domain/kits/kit-barcode";

/**
 * The barcode of the kit among the texts in one picture: ours first, else the only one that another laboratory may have
 * printed. Web addresses, misread barcodes and texts too long for the field are ignored.
 */
export function chooseBarcode(texts: readonly string[]): string | undefined {
  const barcodes = new Set(texts.map(normalizeBarcode).filter(isPossible));
  const [first] = barcodes;
  return [...barcodes].find(isOwn) ?? (barcodes.size === 1 ? first : undefined);
}

const isOwn = (barcode: string) => barcodeFormat(barcode) === "own";

const isPossible = (barcode: string) =>
  barcode.length <= limits.barcodeLength &&
  /^[^\p{C}]+$/u.test(barcode) &&
  !/^HTTPS?:/.test(barcode) &&
  barcodeFormat(barcode) !== "mistyped";

/**
 * The same for a series of pictures. A barcode that is not ours, and so has no check digit of ours, must be seen in two
 * pictures in a row.
 */
export function createFrameChooser(): (texts: readonly string[]) => string | undefined {
  let previous: string | undefined;
  return (texts) => {
    const barcode = chooseBarcode(texts);
    const isCertain = barcode !== undefined && (isOwn(barcode) || barcode === previous);
    previous = barcode;
    return isCertain ? barcode : undefined;
  };
}
