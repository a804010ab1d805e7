import { desc } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { auditEntries } from "@/backend/db/schema/audit";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";

interface AdminName {
  readonly id: number;
  readonly name: string;
}

interface Subject {
  readonly id: number | null;
  readonly name: string;
}

/** Guests without their name: no deleted account would take it out of the log. */
export const auditSubject = ({ id, name }: Subject): Subject =>
  id === null ? { id, name: "guest" } : { id, name };

interface AuditRecord {
  readonly admin: AdminName;
  /** The affected user. The id is null for guests. */
  readonly subject: Subject;
  readonly call: string;
  readonly reason: string | null;
  readonly requestId: string;
}

/** Must run in the transaction of the audited change, so that both commit or neither. */
export async function recordAudit(
  tx: Tx,
  { admin, subject, call, reason, requestId }: AuditRecord,
): Promise<void> {
  await tx.insert(auditEntries).values({
    actorId: admin.id,
    actor: admin.name,
    subjectId: subject.id,
    subject: subject.name,
    call,
    reason,
    requestId,
  });
}

export async function listAuditEntries({ tx }: SignedInContext, { query: paging }: Input<"admin.audit">) {
  const { id, at, actor, subject, call, reason } = auditEntries;
  const rows = await tx
    .select({ id, at, actor, subject, call, reason })
    .from(auditEntries)
    .orderBy(desc(id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(auditEntries);
  const results = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return envelope(results, total, paging);
}
