/** Finds the texts of all barcodes in a picture. */
export type ReadBarcodes = (picture: HTMLVideoElement | ImageBitmap) => Promise<readonly string[]>;
