import type { ReadBarcodes } from "./barcode-reader-types";
interface NativeDetector {
  readonly detect: (picture: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  /** Shape Detection API, which Chrome has on Android and macOS. */
  var BarcodeDetector:
    | {
        new (options: { readonly formats: readonly string[] }): NativeDetector;
        getSupportedFormats(): Promise<readonly string[]>;
      }
    | undefined;
}

/** Tubes have Code 128; the others are common on tubes and bags of other laboratories. */
const formats = ["code_128", "qr_code", "data_matrix", "ean_13"];

/** The browser's reader if it reads Code 128, else one in WebAssembly, which is loaded now. Rejects if that fails. */
export const loadBarcodeReader = async (): Promise<ReadBarcodes> =>
  (await createNativeReader()) ?? loadWasmReader();

async function loadWasmReader(): Promise<ReadBarcodes> {
  const { createWasmReader } = await import("./wasm-reader");
  return createWasmReader();
}

async function createNativeReader(): Promise<ReadBarcodes | undefined> {
  const Detector = globalThis.BarcodeDetector;
  if (Detector === undefined) return undefined;
  try {
    const supported = await Detector.getSupportedFormats();
    if (!supported.includes("code_128")) return undefined;
    const detector = new Detector({ formats: formats.filter((format) => supported.includes(format)) });
    return withFallback(async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue));
  } catch {
    return undefined;
  }
}

/** Some Android phones offer a reader whose service is missing, which only shows when it reads. */
function withFallback(readNative: ReadBarcodes): ReadBarcodes {
  let read = readNative;
  return async (picture) => {
    try {
      return await read(picture);
    } catch (error) {
      if (read !== readNative) throw error;
      read = await loadWasmReader();
      return read(picture);
    }
  };
}
