import { prepareZXingModule, purgeZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import type { ReadBarcodes } from "./barcode-reader-types";

const wasmUrl = new URL("zxing-wasm/reader/zxing_reader.wasm", import.meta.url).href;

/** By default the library loads the file from another host. */
const overrides = { locateFile: () => wasmUrl };

const options: ReaderOptions = {
  formats: ["Code128", "QRCode", "DataMatrix", "EAN13"],
  tryInvert: false,
  textMode: "Plain",
};

/** In every n-th frame the reader looks harder, which takes six times as long: 100 ms on a computer. */
const thoroughEvery = 5;

/** Larger pictures take longer without showing more of the bars. */
const maxSide = 2_000;

export async function createWasmReader(): Promise<ReadBarcodes> {
  try {
    await prepareZXingModule({ overrides, fireImmediately: true });
  } catch (error) {
    // It would remember the failure.
    purgeZXingModule();
    throw error;
  }
  const canvas = document.createElement("canvas");
  let frame = 0;
  return async (picture) => {
    const image = drawPicture(canvas, picture);
    if (image === undefined) return [];
    const tryHarder = picture instanceof ImageBitmap || ++frame % thoroughEvery === 0;
    return (await readBarcodes(image, { ...options, tryHarder })).map(({ text }) => text);
  };
}

function drawPicture(
  canvas: HTMLCanvasElement,
  picture: HTMLVideoElement | ImageBitmap,
): ImageData | undefined {
  const [width, height] =
    picture instanceof ImageBitmap
      ? [picture.width, picture.height]
      : [picture.videoWidth, picture.videoHeight];
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null || width === 0 || height === 0) return undefined;
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
