import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { acmLimits } from "@/lib/config/community/acm-forms";
import { maxPhotoPixels } from "@/lib/config/animals/animals";
import { acmForms, acmScans } from "@/backend/db/schema/acm-forms";
import {
  GeneratedFile,
  type SignedInDbContext,
  type Input,
  type SignedInContext,
} from "@/backend/http/handler-types";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { lockOpenForm, notFilled } from "./lock-form";
import { readForm } from "./select-forms";

type Scan = Pick<typeof acmScans.$inferSelect, "file" | "extension">;

/** Stores the form as it was signed on paper. */
export async function uploadScan(
  { db, caller }: SignedInDbContext,
  { params: { id }, file }: Input<"acmForms.uploadScan">,
) {
  const form = await readForm(db, caller, id);
  if (form instanceof Refusal) return form;
  const scan = await readScanFile(file);
  if (scan === undefined) return refuseFields({ scan: "fields.acmScan" });
  return runInTransaction<Exclude<Awaited<ReturnType<typeof readForm>>, Refusal>>(db, async (tx) => {
    const locked = await lockOpenForm(tx, caller, id);
    if (locked instanceof Refusal) return locked;
    if (locked.barcode === null) return notFilled;
    await tx
      .insert(acmScans)
      .values({ formId: id, ...scan })
      .onConflictDoUpdate({ target: acmScans.formId, set: scan });
    await tx
      .update(acmForms)
      .set({ state: "signed", signedAt: sql`now()` })
      .where(eq(acmForms.id, id));
    return readForm(tx, caller, id);
  });
}

export async function readScan({ tx, caller }: SignedInContext, { params: { id } }: Input<"acmForms.scan">) {
  const form = await readForm(tx, caller, id);
  if (form instanceof Refusal) return form;
  const [scan] = await tx.select().from(acmScans).where(eq(acmScans.formId, id));
  return scan === undefined
    ? notFound()
    : new GeneratedFile(`acm-form-${id}-signed.${scan.extension}`, scan.file);
}

/** The content decides, not the stated type. Photos lose their metadata. */
async function readScanFile(file: Buffer): Promise<Scan | undefined> {
  const isPdf = file.subarray(0, 5).toString("latin1") === "%PDF-";
  if (isPdf) {
    const isWhole = file.subarray(-2_048).toString("latin1").includes("%%EOF");
    return isWhole ? { file, extension: "pdf" } : undefined;
  }
  if (!isPhoto(file)) return undefined;
  try {
    const size = acmLimits.scanPixels;
    const image = await sharp(file, { limitInputPixels: maxPhotoPixels, failOn: "error" })
      .rotate()
      .resize({ width: size, height: size, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 15 })
      .toBuffer();
    return { file: image, extension: "webp" };
  } catch {
    return undefined;
  }
}

/** Only what begins as JPEG, PNG or WebP reaches the decoder. */
function isPhoto(file: Buffer): boolean {
  const start = file.subarray(0, 12).toString("latin1");
  const isWebp = start.startsWith("RIFF") && start.endsWith("WEBP");
  return start.startsWith("\xff\xd8\xff") || start.startsWith("\x89PNG") || isWebp;
}
