import type { PaperSize } from "@/backend/kernel/documents/issued/issued-document";
import type { Caller, SignedInCaller } from "@/backend/http/caller";
import { GeneratedFile } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { documentFileName } from "@/backend/animals/public/document-file-name";
import { type IssueContext, issueDocument, type ReadSource } from "./issue-document";
import { mailDocument } from "./mail-document";

export interface OpenContext extends Omit<IssueContext, "language" | "paper"> {
  readonly caller: SignedInCaller;
}

/** The signed document as a file for the caller, in their language and paper size. */
export async function issueFile(
  { db, caller, settings, render }: OpenContext,
  read: ReadSource,
  isMailed: boolean,
): Promise<GeneratedFile | Refusal> {
  const { language } = caller;
  const issued = await issueDocument({ db, settings, language, paper: paperOf(caller), render }, read);
  if (issued instanceof Refusal) return issued;
  if (isMailed) {
    const refusal = await mailDocument({ db, settings, caller }, issued);
    if (refusal !== undefined) return refusal;
  }
  return new GeneratedFile(documentFileName(issued), issued.pdf);
}

/** Sheets of North America, or of everywhere else. */
function paperOf({ country, store }: Pick<Caller, "country" | "store">): PaperSize {
  return ["US", "CA"].includes(country ?? store) ? "LETTER" : "A4";
}
