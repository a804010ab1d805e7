import type { Tx } from "@/backend/db/client";
import { notFound, Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { Visit } from "@/backend/http/visit";
import { takenBackMail } from "@/backend/mail/approval-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { writeAudit } from "@/backend/modules/admin/audit";
import { findMatter } from "./find-matter";
import { kinds } from "./kinds";
import { readApproval } from "./list-approvals";

interface Asked {
  readonly tx: Tx;
  readonly visit: Visit;
  readonly settings: Settings;
}

const givesNothing = new Refusal(409, {
  code: "not_given",
  message: "There is nothing to take back any more.",
});

/** The decision stays as it was made; what it gave ends, and they are told why. */
export async function takeBack({ tx, visit, settings }: Asked, { id, note }: { id: number; note: string }) {
  const matter = await findMatter(tx, visit, id);
  if (matter instanceof Refusal) return matter;
  const { kind, applicant, admin } = matter;
  const { takeBack: end, screen } = kinds[kind];
  if (!(await end?.(tx, { id, userId: applicant.id }))) return givesNothing;
  const { requestId } = visit;
  const reason = `${kind} taken back: ${note}`;
  await writeAudit(tx, { admin, subject: applicant, call: "approvals.takeBack", reason, requestId });
  const link = `${settings.appOrigin}${screen}`;
  const mail = takenBackMail({ kind, note, link, name: applicant.name });
  await putInOutbox(tx, { to: applicant.email, ...mail });
  return (await readApproval(tx, id)) ?? notFound();
}
