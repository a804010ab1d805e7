import type { Language } from "@/lib/config/languages";
import type { Db } from "@/backend/db/client";
import type { Caller } from "@/backend/http/caller";
import type { GeneratedFile } from "@/backend/http/handler-types";
import { notFound, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import { type AnimalAccess, readAccess } from "@/backend/modules/animals/read-access";
import { type DocumentName, isAvailable } from "./available-documents";
import { buildContent, readParts } from "./build-content";
import { findReport, listUsableReports } from "./find-report";
import { issueFile } from "./issue-file";

interface OpenContext {
  readonly db: Db;
  readonly caller: Caller;
  readonly settings: Settings;
}

interface WantedDocument extends DocumentName {
  readonly animalId: number;
  /** Undefined: the newest report that has what the document shows. */
  readonly barcode: string | undefined;
  /** Also mail it to the user. */
  readonly isMailed: boolean;
}

const nothingToShow = notFound("There is no such document for this animal.");

/** A document for whoever may read the documents of the animal, as PDF. It is issued when somebody first asks for it. */
export async function openDocument(
  { db, caller, settings }: OpenContext,
  { animalId, isMailed, ...wanted }: WantedDocument,
): Promise<GeneratedFile | Refusal> {
  const { user, admin, language } = caller;
  if (user === undefined) return notSignedIn();
  const access = await readAccess(db, { userId: user.id, admin }, animalId, "documents");
  if (access === undefined) return notFound();
  const found = await findContent(db, access, wanted, language);
  if (found instanceof Refusal) return found;
  return issueFile({ db, caller, settings }, { ...found, animalId, parentageRequestId: null }, isMailed);
}

async function findContent(
  db: Db,
  access: AnimalAccess,
  { barcode, ...name }: DocumentName & Pick<WantedDocument, "barcode">,
  language: Language,
) {
  const ofTube = barcode === undefined ? undefined : await findReport(db, access, barcode);
  if (ofTube instanceof Refusal) return ofTube;
  const reports = barcode === undefined ? await listUsableReports(db, access) : ofTube ? [ofTube] : [];
  for (const report of reports) {
    const parts = await readParts(db, report, language);
    if (isAvailable(name, parts))
      return { reportVersionId: report.version.id, content: await buildContent(db, report, name, parts) };
  }
  return reports.length === 0 ? notFound() : nothingToShow;
}
