import sharp from "sharp";
import { signatureSize } from "@/lib/config/community/acm-forms";
import { collectorLimits } from "@/lib/config/animals/collector";

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const timeoutSeconds = 5;

/** Decodes a drawn signature and encodes it again, so that only a picture is stored. Undefined for anything else. */
export async function readSignaturePicture(base64: string): Promise<Buffer | undefined> {
  const file = Buffer.from(base64, "base64");
  if (!png.every((byte, at) => file[at] === byte)) return undefined;
  const { width, height } = signatureSize;
  try {
    const image = await sharp(file, { limitInputPixels: width * height, failOn: "error" })
      .flatten({ background: "white" })
      .png({ palette: true, colours: 16 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
    return image.length > collectorLimits.signatureBytes ? undefined : image;
  } catch {
    return undefined;
  }
}
