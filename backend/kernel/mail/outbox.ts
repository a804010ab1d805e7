import type { Tx } from "@/backend/db/client";
import { type MailAttachment, outbox } from "@/backend/db/schema/outbox";
import { enqueue } from "@/backend/jobs/enqueue";
import type { Language } from "@/lib/config/languages";

/** A mail as HTML and as plain text. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mail extends MailContent {
  /** Null: sent to nobody. Written where an address has no account, so that both take equally long. */
  readonly to: string | null;
  /** Rendered when the mail is sent. */
  readonly attachments?: readonly MailAttachment[];
  /** Address that turns mails of this kind off by one click in the mail program (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** To an account that has just been deleted. */
  readonly isLast?: boolean;
}

/** Writes a mail and its job in the use case's transaction: it is sent if, and only if, the transaction commits. */
export async function putInOutbox(tx: Tx, mail: Mail): Promise<void> {
  const [row] = await tx.insert(outbox).values(mail).returning({ id: outbox.id });
  if (row) await enqueue(tx, "send-mail", { mailId: row.id });
}
