import { eq } from "drizzle-orm";
import { paths } from "@/lib/navigation/paths";
import type { Db, Tx } from "@/backend/db/client";
import { countries } from "@/backend/db/schema/geography";
import { researchApplications } from "@/backend/db/schema/research";
import type { DbContext, Input } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { countRequest, networkCounter } from "@/backend/limits/rate-limiter";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { researchReceiptMail } from "@/backend/kernel/mail/research-mails";
import { insertGuestApplication } from "@/backend/community/public/submit-application";
import { checkSecurityAnswer } from "@/backend/account/public/security-question";
import { attachFiles } from "./research-files";
import type { Body } from "@/lib/contract/calls";

type Application = Body<"research.apply">;

/** Queues the application for admins and mails a receipt. A form that is sent again is stored once. */
export async function applyForResearch(
  { db, caller, settings }: DbContext,
  { body }: Input<"research.apply">,
) {
  const email = body.email.toLowerCase();
  const overLimit = await countRequest(db, networkCounter("researchApplications", caller.clientAddress));
  if (overLimit) return overLimit;
  if (await isStored(db, body.id)) return undefined;
  const refusal =
    (await checkSecurityAnswer(db, body, caller.language)) ??
    (await countRequest(db, { limit: "researchApplicationsOfAddress", subject: email }));
  // Two clicks send one form: the second finds its question used up, and the first stored.
  if (refusal) return (await isStored(db, body.id)) ? undefined : refusal;
  // Hidden field that only bots fill in.
  if (body.website) return undefined;
  return runInTransaction<undefined>(db, async (tx) => {
    const refused = await storeApplication(tx, caller, { ...body, email });
    if (refused) return refused;
    const link = `${settings.appOrigin}${paths.pages.research}`;
    await putInOutbox(tx, { to: email, ...researchReceiptMail({ language: caller.language, link }) });
    return undefined;
  });
}

async function isStored(db: Db | Tx, formId: string): Promise<boolean> {
  const rows = await db
    .select({ id: researchApplications.approvalId })
    .from(researchApplications)
    .where(eq(researchApplications.formId, formId));
  return rows.length > 0;
}

async function storeApplication(tx: Tx, caller: Caller, body: Application): Promise<Refusal | undefined> {
  const { email, country, role, project, species } = body;
  const known = await tx.select({ code: countries.code }).from(countries).where(eq(countries.code, country));
  if (known.length === 0) return refuseFields({ country: "fields.invalid" });
  const details = body.proposal.trim();
  const approvalId = await insertGuestApplication(tx, { kind: "research", userId: caller.user?.id, details });
  await tx.insert(researchApplications).values({
    approvalId,
    formId: body.id,
    email,
    countryCode: country,
    role,
    project,
    species,
    name: body.name.trim(),
    institution: body.institution?.trim() || null,
    breeds: body.breeds?.trim() || null,
    language: caller.language,
  });
  const isAttached = await attachFiles(tx, approvalId, body.files);
  return isAttached ? undefined : refuseFields({ files: "fields.researchFileMissing" });
}
