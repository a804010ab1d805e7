import { asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { contactRequests } from "@/backend/db/schema/contact";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { notFound, Refusal } from "@/backend/http/refusals";
import { auditSubject, recordAudit } from "@/backend/kernel/audit/audit";
import { findAdmin } from "@/backend/kernel/audit/find-admin";

/** Open ones oldest first, answered ones newest first. */
export async function listContactRequests(
  { tx }: SignedInContext,
  { query: { isAnswered, ...paging } }: Input<"contact.list">,
) {
  const { id, userId, topic, name, email, reference, message, note, createdAt, answeredAt } = contactRequests;
  const where = isAnswered ? isNotNull(answeredAt) : isNull(answeredAt);
  const rows = await tx
    .select({ id, userId, topic, name, email, reference, message, note, createdAt, answeredAt })
    .from(contactRequests)
    .where(where)
    .orderBy(isAnswered ? desc(answeredAt) : asc(createdAt), asc(id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const results = rows.map(({ userId: senderId, ...row }) => ({
    ...row,
    hasAccount: senderId !== null,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
  return envelope(results, await tx.$count(contactRequests, where), paging);
}

/** Marks a request as answered or open again, and stores the note. */
export async function answerContactRequest(
  { tx, caller }: SignedInContext,
  { params: { id }, body: { isAnswered, note } }: Input<"contact.answer">,
): Promise<undefined | Refusal> {
  const admin = await findAdmin(tx, caller);
  if (admin instanceof Refusal) return admin;
  const [changed] = await tx
    .update(contactRequests)
    .set({
      note: note?.trim() || null,
      answeredAt: isAnswered ? sql`coalesce(${contactRequests.answeredAt}, now())` : null,
    })
    .where(eq(contactRequests.id, id))
    .returning({ userId: contactRequests.userId, name: contactRequests.name });
  if (changed === undefined) return notFound();
  const subject = auditSubject({ id: changed.userId, name: changed.name });
  const { requestId } = caller;
  await recordAudit(tx, { admin, subject, call: "contact.answer", reason: null, requestId });
  return undefined;
}
