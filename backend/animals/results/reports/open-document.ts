import type { Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import type { GeneratedFile } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { type AnimalAccess, readAccess } from "@/backend/kernel/animal-access/read-access";
import { type DocumentName, isAvailable } from "./available-documents";
import { buildContent, readParts } from "./build-content";
import { findReport, listUsableReports } from "./find-report";
import type { DocumentSource } from "./issue-document";
import { issueFile, type OpenContext } from "./issue-file";

interface DocumentRequest extends DocumentName {
  readonly animalId: number;
  /** Undefined: the newest report that has what the document shows. */
  readonly barcode: string | undefined;
  /** Also mail it to the user. */
  readonly isMailed: boolean;
}

const nothingToShow = notFound("documents.missing");

/** A document for anyone who may read the documents of the animal, as PDF. It is issued when somebody first asks for it. */
export async function openDocument(
  context: OpenContext,
  { animalId, isMailed, ...request }: DocumentRequest,
): Promise<GeneratedFile | Refusal> {
  const { user, admin, language } = context.caller;
  return issueFile(
    context,
    async (tx) => {
      const access = await readAccess(tx, { userId: user.id, admin }, animalId, "documents");
      return access === undefined ? notFound() : readSource(tx, access, request, language);
    },
    isMailed,
  );
}

async function readSource(
  tx: Tx,
  access: AnimalAccess,
  { barcode, ...name }: DocumentName & Pick<DocumentRequest, "barcode">,
  language: Language,
): Promise<DocumentSource | Refusal> {
  const ofTube = barcode === undefined ? undefined : await findReport(tx, access, { barcode, language });
  if (ofTube instanceof Refusal) return ofTube;
  const reports =
    barcode === undefined ? await listUsableReports(tx, access, language) : ofTube ? [ofTube] : [];
  for (const report of reports) {
    const parts = await readParts(tx, report, language);
    if (!isAvailable(name, parts)) continue;
    const content = await buildContent(tx, report, name, parts);
    return {
      animalId: access.animal.id,
      reportVersionId: report.version.id,
      parentageRequestId: null,
      content,
    };
  }
  return reports.length === 0 ? notFound() : nothingToShow;
}
