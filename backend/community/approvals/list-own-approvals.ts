import { and, desc, eq } from "drizzle-orm";
import { type AccountKind, accountKinds } from "@/lib/config/community/approvals";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { users } from "@/backend/db/schema/users";
import type { SignedInContext } from "@/backend/http/handler-types";
import { notSignedIn } from "@/backend/http/refusals";
import type { User } from "@/backend/kernel/users/lock-user";
import { approvalRules } from "@/backend/community/public/approval-rules";

/** The status of every kind of approval that is open to the caller's user type. */
export async function listOwnApprovals({ tx, caller }: SignedInContext) {
  const [user] = await tx.select().from(users).where(eq(users.id, caller.user.id));
  if (user === undefined) return notSignedIn();
  const statuses = [];
  for (const kind of accountKinds)
    if (approvalRules[kind].userTypes.includes(user.type))
      statuses.push(await readApprovalStatus(tx, user, kind));
  return statuses;
}

export async function readApprovalStatus(tx: Tx, user: User, kind: AccountKind) {
  const [newest] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.userId, user.id), eq(approvals.kind, kind)))
    .orderBy(desc(approvals.id))
    .limit(1);
  const rule = approvalRules[kind];
  const isGranted = await rule.isGranted(user, tx);
  // An approval that was withdrawn or revoked since counts as no application.
  const application = newest && (isGranted || newest.state !== "approved") ? describe(newest) : noApplication;
  const isReapplying = rule.canReapply && application.state === "waiting";
  const state = isGranted && !isReapplying ? ("approved" as const) : application.state;
  const isOpen = state === "none" || state === "declined";
  return { ...application, kind, state, canApply: isOpen && rule.refuseApplication(user) === undefined };
}

const noApplication = { state: "none", details: null, note: null, appliedAt: null, decidedAt: null } as const;

function describe({ state, details, note, createdAt, decidedAt }: typeof approvals.$inferSelect) {
  return {
    state,
    details,
    note,
    appliedAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
