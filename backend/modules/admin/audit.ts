import { count, desc } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { auditEntries } from "@/backend/db/schema/audit";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Deed {
  readonly admin: Named;
  /** Without a number: a guest, who has no account. */
  readonly subject: { readonly id: number | null; readonly name: string };
  readonly call: string;
  readonly reason: string | null;
  readonly requestId: string;
}

/** In the deed's own transaction: what is done is written down, and what is undone is not. */
export async function writeAudit(tx: Tx, { admin, subject, call, reason, requestId }: Deed): Promise<void> {
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

export async function listAudit(tx: Tx, paging: Paging) {
  const { id, at, actor, subject, call, reason } = auditEntries;
  const rows = await tx
    .select({ id, at, actor, subject, call, reason })
    .from(auditEntries)
    .orderBy(desc(id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx.select({ count: count() }).from(auditEntries);
  const results = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return envelope(results, total?.count ?? 0, paging);
}
