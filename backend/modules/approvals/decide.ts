import { and, eq, sql } from "drizzle-orm";
import type { Decision } from "@/lib/config/approvals";
import { fieldMessages } from "@/lib/contract/messages";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { Visit } from "@/backend/http/visit";
import { approvalMail } from "@/backend/mail/approval-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { writeAudit } from "@/backend/modules/admin/audit";
import { findMatter } from "./find-matter";
import { kinds } from "./kinds";
import { readApproval } from "./list-approvals";

interface Decided {
  readonly id: number;
  readonly decision: Decision;
  readonly note: string | null;
}

interface Asked {
  readonly tx: Tx;
  readonly visit: Visit;
  readonly settings: Settings;
}

/** Once: of two admins who decide at once the second is told who was first. */
export async function decide({ tx, visit, settings }: Asked, { id, decision, note }: Decided) {
  if (decision === "declined" && note === null) return refuseFields({ note: fieldMessages.required });
  const matter = await findMatter(tx, visit, id);
  if (matter instanceof Refusal) return matter;
  const { kind, applicant, admin } = matter;
  const isFirst = await write(tx, admin, { id, decision, note });
  if (!isFirst) return decidedAlready(tx, id);
  if (decision === "approved") await kinds[kind].grant(tx, { id, userId: applicant.id });
  const reason = [`${kind} ${decision}`, note].filter(Boolean).join(": ");
  const { requestId } = visit;
  await writeAudit(tx, { admin, subject: applicant, call: "approvals.decide", reason, requestId });
  const link = `${settings.appOrigin}${kinds[kind].screen}`;
  const mail = approvalMail({ kind, decision, note, link, name: applicant.name });
  await putInOutbox(tx, { to: applicant.email, ...mail });
  return (await readApproval(tx, id)) ?? notFound();
}

/** False where it waits no more. */
async function write(
  tx: Tx,
  admin: { id: number; name: string },
  { id, decision, note }: Decided,
): Promise<boolean> {
  const written = await tx
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
  return written.length > 0;
}

async function decidedAlready(tx: Tx, id: number): Promise<Refusal> {
  const now = await readApproval(tx, id);
  const message = `${now?.decidedBy ?? "Somebody else"} has ${now?.state ?? "decided"} this already.`;
  return new Refusal(409, { code: "decided", message });
}
