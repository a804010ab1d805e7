import type { Tx } from "@/backend/db/client";
import { outbox } from "@/backend/db/schema/outbox";

/** What a mail says, twice: with looks and without. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface Mail extends MailContent {
  /** Null: for nobody, and only so that it costs the same. */
  readonly to: string | null;
  /** To an account that has just been deleted. */
  readonly isLast?: boolean;
}

/** In the verb's own transaction: a mail goes out if, and only if, what it tells of has happened. */
export async function putInOutbox(tx: Tx, mail: Mail): Promise<void> {
  await tx.insert(outbox).values(mail);
}
