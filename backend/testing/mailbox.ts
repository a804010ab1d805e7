import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { outbox } from "@/backend/db/schema/outbox";

/** Mails waiting for an address, the newest last. */
export async function mailsTo(db: Db, to: string) {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, to), isNull(outbox.sentAt)))
    .orderBy(outbox.id);
}

/** The token in the newest mail to an address. */
export async function tokenFor(db: Db, to: string): Promise<string> {
  const newest = (await mailsTo(db, to)).at(-1);
  const token = /[?]token=([A-Za-z0-9_-]{43})/.exec(newest?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`No mail with a link waits for ${to}.`);
  return token;
}
