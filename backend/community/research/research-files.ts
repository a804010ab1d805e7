import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { ResearchFileType } from "@/lib/config/community/research";
import type { Tx } from "@/backend/db/client";
import { researchFiles } from "@/backend/db/schema/research";
import {
  GeneratedFile,
  type DbContext,
  type Input,
  type SignedInContext,
} from "@/backend/http/handler-types";
import { notFound, refuseFields } from "@/backend/http/refusals";
import { checkFile } from "./check-file";
import { randomId } from "@/backend/db/random-token";

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
