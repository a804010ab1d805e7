import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { recordAudit } from "@/backend/kernel/audit/audit";
import { approvalRules } from "@/backend/community/public/approval-rules";
import { readApproval } from "./list-approvals";
import { lockApplication } from "./lock-application";

const cannotStart = new Refusal(409, {
  code: "not_waiting",
  message: "refusals.reviewStarted",
});

/** Tells the applicant's page that staff are reading the application. */
export async function startReview(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"approvals.startReview">,
) {
  const application = await lockApplication(tx, caller, id);
  if (application instanceof Refusal) return application;
  const { kind, applicant, admin } = application;
  const { startReview: start } = approvalRules[kind];
  // Applications of guests have no page that shows a review.
  const isStarted = applicant.id !== null && (await start?.(tx, { id, userId: applicant.id }));
  if (!isStarted) return cannotStart;
  const { requestId } = caller;
  const reason = `${kind} under review`;
  await recordAudit(tx, { admin, subject: applicant, call: "approvals.startReview", reason, requestId });
  return (await readApproval(tx, id)) ?? notFound();
}
