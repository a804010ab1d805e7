import type { ErrorCode } from "@/lib/domain/error-codes";
import sharp from "sharp";
import { maxPhotoPixels, photoSize } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";

// One photo uses one core: the others answer requests.
sharp.concurrency(1);
sharp.cache(false);

type Encoded = { readonly image: Buffer } | { readonly problem: ErrorCode };

const quality = 80;
const timeoutSeconds = 15;

/**
 * Decodes a photo and encodes it as WebP, turned upright and without metadata such as the place where it was taken.
 * Only what begins as JPEG, PNG or WebP reaches the decoder.
 */
export async function encodePhoto(file: Buffer): Promise<Encoded> {
  if (!isPhoto(file)) return { problem: "animal.photo" };
  try {
    const picture = sharp(file, { limitInputPixels: maxPhotoPixels, failOn: "error" });
    const { width, height } = await picture.metadata();
    if (width * height > maxPhotoPixels) return { problem: "animal.photoTooLarge" };
    const image = await picture
      .rotate()
      .resize({ width: photoSize, height: photoSize, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
    return image.length > limits.photoBytes ? { problem: "animal.photoTooLarge" } : { image };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes("pixel limit");
    return { problem: isTooLarge ? "animal.photoTooLarge" : "animal.photo" };
  }
}

function isPhoto(file: Buffer): boolean {
  const begins = (bytes: readonly number[], at = 0) =>
    bytes.every((byte, index) => file[at + index] === byte);
  const isJpeg = begins([0xff, 0xd8, 0xff]);
  const isPng = begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isWebp = begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8);
  return isJpeg || isPng || isWebp;
}
