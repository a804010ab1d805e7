import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { type ResearchFileType, researchLimits } from "@/lib/config/community/research";
import type { Tx } from "@/backend/db/client";
import { researchFiles } from "@/backend/db/schema/research";
import {
  GeneratedFile,
  type DbContext,
  type Input,
  type SignedInContext,
} from "@/backend/http/handler-types";
import { notFound, refuseFields } from "@/backend/http/refusals";
import { randomId } from "@/backend/db/random-token";
import type { ErrorCode } from "@/lib/domain/error-codes";
import sharp from "sharp";
import { maxPhotoPixels } from "@/lib/config/animals/animals";

const timeoutSeconds = 15;

const extensions: Readonly<Record<ResearchFileType, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

/** Stores a file without an application. The uploader attaches it by its id. */
export async function uploadFile({ db }: DbContext, { file }: Input<"research.uploadFile">) {
  const checked = await checkFile(file);
  if ("problem" in checked) return refuseFields({ file: checked.problem });
  const id = randomId();
  await db.insert(researchFiles).values({ id, ...checked, bytes: checked.content.length });
  return { id };
}

/** False if one of the files does not exist or belongs to another application. */
export async function attachFiles(tx: Tx, approvalId: number, ids: readonly string[]): Promise<boolean> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return true;
  const attached = await tx
    .update(researchFiles)
    .set({ approvalId })
    .where(and(inArray(researchFiles.id, unique), isNull(researchFiles.approvalId)))
    .returning({ id: researchFiles.id });
  return attached.length === unique.length;
}

/** For admins. The name says nothing that the applicant has typed. */
export async function openFile({ tx }: SignedInContext, { params: { id } }: Input<"research.file">) {
  const [file] = await tx
    .select()
    .from(researchFiles)
    .where(and(eq(researchFiles.id, id), isNotNull(researchFiles.approvalId)));
  if (file === undefined) return notFound();
  return new GeneratedFile(
    `research-${file.approvalId}-${id.slice(0, 6)}.${extensions[file.type]}`,
    file.content,
  );
}

interface CheckedFile {
  readonly type: ResearchFileType;
  readonly content: Buffer;
}

type Checked = CheckedFile | { readonly problem: ErrorCode };

/** The content decides, not the stated type. Pictures are encoded again, which removes their metadata. */
async function checkFile(file: Buffer): Promise<Checked> {
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
