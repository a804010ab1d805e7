import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { outbox } from "@/backend/db/schema/outbox";

/** Queued emails to an address, newest last. */
export async function listQueuedMails(db: Db, to: string) {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, to), isNull(outbox.sentAt)))
    .orderBy(outbox.id);
}

/** The token in the newest queued email to an address. */
export async function readMailedToken(db: Db, to: string): Promise<string> {
  const newest = (await listQueuedMails(db, to)).at(-1);
  const token = /[?]token=([A-Za-z0-9_-]{43})/.exec(newest?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`No queued email with a link to ${to}.`);
  return token;
}
