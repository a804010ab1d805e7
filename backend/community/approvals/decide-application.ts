import { errorCode } from "@/lib/domain/error-codes";
import { and, eq, sql } from "drizzle-orm";
import type { Decision } from "@/lib/config/community/approvals";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import type { SignedInContext } from "@/backend/http/handler-types";
import { approvalMail } from "@/backend/kernel/mail/approval-mails";
import { notify } from "@/backend/kernel/notifications/notify";
import { auditSubject, recordAudit } from "@/backend/kernel/audit/audit";
import { lockApplication } from "./lock-application";
import { approvalRules } from "@/backend/community/public/approval-rules";
import { readApproval } from "./list-approvals";

interface ApprovalDecision {
  readonly id: number;
  readonly decision: Decision;
  readonly note: string | null;
}

/** Decides once. When two admins decide at the same time, the second gets a 409 that names the first. */
export async function decideApplication(
  { tx, caller, settings }: SignedInContext,
  { id, decision, note }: ApprovalDecision,
) {
  if (decision === "declined" && note === null) return refuseFields({ note: "fields.required" });
  const application = await lockApplication(tx, caller, id);
  if (application instanceof Refusal) return application;
  const { kind, applicant, admin } = application;
  const isFirst = await storeDecision(tx, admin, { id, decision, note });
  if (!isFirst) return refuseDecided(tx, id);
  if (applicant.id !== null) {
    const ref = { id, userId: applicant.id };
    if (decision === "approved") await approvalRules[kind].grant(tx, ref);
    else await approvalRules[kind].decline?.(tx, ref);
  }
  const decided = `${kind} ${decision}`;
  // The note may name a guest.
  const reason = note === null || applicant.id === null ? decided : `${decided}: ${note}`;
  const { requestId } = caller;
  const subject = auditSubject(applicant);
  await recordAudit(tx, { admin, subject, call: "approvals.decide", reason, requestId });
  const { appOrigin } = settings;
  const path = approvalRules[kind].statusPath;
  const mail = approvalMail({
    language: applicant.language,
    kind,
    decision,
    note,
    link: `${appOrigin}${path}`,
    name: applicant.name,
  });
  await notify(tx, {
    event: decision === "approved" ? "applicationApproved" : "applicationDeclined",
    appOrigin,
    key: id,
    path,
    userId: applicant.id,
    params: { topic: kind },
    mail: { to: applicant.email, ...mail },
  });
  return (await readApproval(tx, id)) ?? notFound();
}

/** False if the application is no longer waiting. */
async function storeDecision(
  tx: Tx,
  admin: { id: number; name: string },
  { id, decision, note }: ApprovalDecision,
): Promise<boolean> {
  const updated = await tx
    .update(approvals)
    .set({
      state: decision,
      note,
      decidedBy: admin.id,
      decidedByName: admin.name,
      decidedAt: sql`now()`,
    })
    .where(and(eq(approvals.id, id), eq(approvals.state, "waiting")))
    .returning({ id: approvals.id });
  return updated.length > 0;
}

async function refuseDecided(tx: Tx, id: number): Promise<Refusal> {
  const approval = await readApproval(tx, id);
  const name = approval?.decidedBy;
  const isApproved = approval?.state === "approved";
  const message = name
    ? errorCode(isApproved ? "refusals.decidedApproved" : "refusals.decidedDeclined", { name })
    : "refusals.decided";
  return new Refusal(409, { code: "decided", message });
}
