import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ApprovalKind, ApprovalState } from "@/lib/config/approvals";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { users } from "@/backend/db/schema/people";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";

interface Asked extends Paging {
  readonly state?: ApprovalState | undefined;
  readonly kind?: ApprovalKind | undefined;
}

/** What waits stands above what is decided; of both the newest first. */
export async function listApprovals(tx: Tx, { state, kind, ...paging }: Asked) {
  const isAsked = and(state && eq(approvals.state, state), kind && eq(approvals.kind, kind));
  const rows = await findDescribed(tx, isAsked)
    .orderBy(
      desc(sql`${approvals.state} = 'waiting'`),
      desc(sql`coalesce(${approvals.decidedAt}, ${approvals.createdAt})`),
      desc(approvals.id),
    )
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx.select({ count: count() }).from(approvals).where(isAsked);
  return envelope(rows.map(describe), total?.count ?? 0, paging);
}

/** Undefined where there is none of this number. */
export async function readApproval(tx: Tx, id: number) {
  const [row] = await findDescribed(tx, eq(approvals.id, id));
  return row && describe(row);
}

function findDescribed(tx: Tx, where: SQL | undefined) {
  const { id, name, email, type, clinic, registrationNumber } = users;
  return tx
    .select({ approval: approvals, applicant: { id, name, email, type, clinic, registrationNumber } })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.userId))
    .where(where);
}

function describe({ approval, applicant }: Awaited<ReturnType<typeof findDescribed>>[number]) {
  const { id, kind, state, details, note, decidedByName, createdAt, decidedAt } = approval;
  return {
    ...{ id, kind, state, details, note, applicant },
    createdAt: createdAt.toISOString(),
    decidedBy: decidedByName,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
