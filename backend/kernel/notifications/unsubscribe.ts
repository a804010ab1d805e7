import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { mutedMails, notifications } from "@/backend/db/schema/notifications";
import type { Context, Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { findByUnsubscribeToken } from "./unsubscribe-token";

/** What the link in a mail is about, and whether such mails are on. */
export async function readSubscription(tx: Tx, token: string) {
  const found = await findByUnsubscribeToken(tx, token);
  if (found === undefined) return notFound();
  const muted = await tx
    .select({ kind: mutedMails.kind })
    .from(mutedMails)
    .where(and(eq(mutedMails.userId, found.userId), eq(mutedMails.kind, found.kind)));
  return { kind: found.kind, isMailed: muted.length === 0 };
}

/** Works once: an old mail cannot undo that its reader has turned such mails on again. */
export async function unsubscribe(
  { tx }: Context,
  { params: { token } }: Input<"notifications.unsubscribe">,
) {
  const found = await findByUnsubscribeToken(tx, token);
  if (found === undefined) return notFound();
  const used = await tx
    .update(notifications)
    .set({ unsubscribedAt: sql`now()` })
    .where(and(eq(notifications.id, found.id), isNull(notifications.unsubscribedAt)))
    .returning({ id: notifications.id });
  if (used.length > 0)
    await tx.insert(mutedMails).values({ userId: found.userId, kind: found.kind }).onConflictDoNothing();
  return readSubscription(tx, token);
}
