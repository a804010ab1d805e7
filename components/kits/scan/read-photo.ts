import { loadBarcodeReader } from "./barcode-reader";
import { chooseBarcode } from "./choose-barcode";

export type PhotoFailure = "noBarcode" | "notPhoto" | "reader";

export type PhotoResult =
  | { readonly ok: true; readonly barcode: string }
  | { readonly ok: false; readonly failure: PhotoFailure };

export async function readPhoto(file: File): Promise<PhotoResult> {
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
