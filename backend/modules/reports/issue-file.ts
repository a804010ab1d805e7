import type { Db } from "@/backend/db/client";
import type { PaperSize } from "@/backend/documents/issued/issued-document";
import type { Caller } from "@/backend/http/caller";
import { GeneratedFile } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import { documentFileName } from "./document-file-name";
import { type DocumentSource, issueDocument } from "./issue-document";
import { mailDocument } from "./mail-document";

interface IssueContext {
  readonly db: Db;
  readonly caller: Caller;
  readonly settings: Settings;
}

/** The signed document as a file for the caller, in their language and paper size. */
export async function issueFile(
  { db, caller, settings }: IssueContext,
  source: Omit<DocumentSource, "language" | "paper">,
  isMailed: boolean,
): Promise<GeneratedFile | Refusal> {
  const { language } = caller;
  const issued = await issueDocument({ db, settings }, { ...source, language, paper: paperOf(caller) });
  if (issued instanceof Refusal) return issued;
  if (isMailed) {
    const refusal = await mailDocument({ db, settings, caller }, issued);
    if (refusal !== undefined) return refusal;
  }
  return new GeneratedFile(documentFileName(issued), issued.pdf);
}

/** Sheets of North America, or of everywhere else. */
function paperOf({ country, region }: Pick<Caller, "country" | "region">): PaperSize {
  return ["US", "CA"].includes(country ?? region) ? "LETTER" : "A4";
}
