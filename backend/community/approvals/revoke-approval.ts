import { notFound, Refusal } from "@/backend/http/refusals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { revokedMail } from "@/backend/kernel/mail/approval-mails";
import { notify } from "@/backend/kernel/notifications/notify";
import { recordAudit } from "@/backend/kernel/audit/audit";
import { lockApplication } from "./lock-application";
import { approvalRules } from "@/backend/community/public/approval-rules";
import { readApproval } from "./list-approvals";

const nothingToRevoke = new Refusal(409, {
  code: "not_given",
  message: "refusals.nothingToRevoke",
});

/** Ends the effect of an approval and mails the user the reason. The stored decision stays. */
export async function revokeApproval(
  { tx, caller, settings }: SignedInContext,
  { params: { id }, body }: Input<"approvals.revoke">,
) {
  const application = await lockApplication(tx, caller, id);
  if (application instanceof Refusal) return application;
  const { kind, applicant, admin } = application;
  const { revoke, statusPath } = approvalRules[kind];
  if (applicant.id === null || !(await revoke?.(tx, { id, userId: applicant.id }))) return nothingToRevoke;
  const { requestId } = caller;
  const note = body.note.trim();
  const reason = `${kind} taken back: ${note}`;
  await recordAudit(tx, { admin, subject: applicant, call: "approvals.revoke", reason, requestId });
  const { appOrigin } = settings;
  const link = `${appOrigin}${statusPath}`;
  const mail = revokedMail({ language: applicant.language, kind, note, link, name: applicant.name });
  await notify(tx, {
    event: "approvalRevoked",
    appOrigin,
    key: id,
    path: statusPath,
    userId: applicant.id,
    params: { topic: kind },
    mail: { to: applicant.email, ...mail },
  });
  return (await readApproval(tx, id)) ?? notFound();
}
