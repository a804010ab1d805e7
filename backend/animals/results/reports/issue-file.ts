import type { PaperSize } from "@/backend/kernel/documents/issued/issued-document";
import type { Caller, SignedInCaller } from "@/backend/http/caller";
import { GeneratedFile } from "@/backend/http/handler-types";
import { Refusal, notSignedIn } from "@/backend/http/refusals";
import { documentFileName } from "@/backend/animals/public/document-file-name";
import { type IssueContext, issueDocument, type ReadSource, type IssuedDocument } from "./issue-document";
import { and, eq, gt, sql } from "drizzle-orm";
import { paths } from "@/lib/navigation/paths";
import type { Db } from "@/backend/db/client";
import { type MailAttachment, outbox } from "@/backend/db/schema/outbox";
import { users } from "@/backend/db/schema/users";
import type { Settings } from "@/backend/http/settings";
import { countRequest } from "@/backend/limits/rate-limiter";
import { documentMail } from "@/backend/kernel/mail/document-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";

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

interface MailContext {
  readonly db: Db;
  readonly settings: Settings;
  readonly caller: SignedInCaller;
}

/** Mails a document to the address of the signed-in user. A repeated request within a minute sends nothing more. */
async function mailDocument(
  { db, settings: { appOrigin }, caller: { user, language } }: MailContext,
  { id, content, token, animalId }: IssuedDocument,
): Promise<Refusal | undefined> {
  const [account] = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, user.id));
  if (account === undefined) return notSignedIn();
  const attachments: readonly MailAttachment[] = [{ kind: "issued-document", documentId: id }];
  const isRecent = and(
    eq(outbox.to, account.email),
    gt(outbox.createdAt, sql`now() - interval '1 minute'`),
    sql`${outbox.attachments} @> ${JSON.stringify(attachments)}::jsonb`,
  );
  const recent = await db.select({ id: outbox.id }).from(outbox).where(isRecent).limit(1);
  if (recent.length > 0) return undefined;
  const refusal = await countRequest(db, { limit: "documentMails", subject: `account ${user.id}` });
  if (refusal !== undefined) return refusal;
  const mail = documentMail(language, {
    recipient: account.name,
    animal: content.animal.name,
    passport: `${appOrigin}${paths.passport(token)}`,
    documents: `${appOrigin}${paths.animalDocuments(animalId)}`,
  });
  await db.transaction((tx) => putInOutbox(tx, { ...mail, to: account.email, attachments }));
  return undefined;
}
