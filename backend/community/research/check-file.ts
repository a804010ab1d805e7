import type { ErrorCode } from "@/lib/domain/error-codes";
import sharp from "sharp";
import { maxPhotoPixels } from "@/lib/config/animals/animals";
import { type ResearchFileType, researchLimits } from "@/lib/config/community/research";

interface CheckedFile {
  readonly type: ResearchFileType;
  readonly content: Buffer;
}

type Checked = CheckedFile | { readonly problem: ErrorCode };

const timeoutSeconds = 15;

/** The content decides, not the stated type. Pictures are encoded again, which removes their metadata. */
export async function checkFile(file: Buffer): Promise<Checked> {
  const start = file.subarray(0, 8).toString("latin1");
  if (start.startsWith("%PDF-")) return checkPdf(file);
  if (start.startsWith("\xff\xd8\xff")) return checkPicture(file, "image/jpeg");
  if (start === "\x89PNG\r\n\x1a\n") return checkPicture(file, "image/png");
  return { problem: "fields.researchFile" };
}

/** Scripts, commands and embedded files are refused as far as they are visible: a download is opened by an admin. */
function checkPdf(file: Buffer): Checked {
  const isComplete = file.subarray(-2_048).includes("%%EOF");
  if (!isComplete) return { problem: "fields.researchFile" };
  const isActive = ["/JavaScript", "/Launch", "/EmbeddedFile"].some((name) => file.includes(name));
  return isActive ? { problem: "fields.researchScripts" } : { type: "application/pdf", content: file };
}

async function checkPicture(file: Buffer, type: "image/jpeg" | "image/png"): Promise<Checked> {
  try {
    const size = researchLimits.pictureSize;
    const picture = sharp(file, { limitInputPixels: maxPhotoPixels, failOn: "error" })
      .rotate()
      .resize({ width: size, height: size, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: timeoutSeconds });
    const encoded = type === "image/jpeg" ? picture.jpeg({ quality: 85 }) : picture.png();
    const content = await encoded.toBuffer();
    return content.length > researchLimits.fileBytes
      ? { problem: "fields.researchTooLarge" }
      : { type, content };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes("pixel limit");
    return { problem: isTooLarge ? "fields.researchTooLarge" : "fields.researchFile" };
  }
}
