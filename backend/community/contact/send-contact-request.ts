import { eq } from "drizzle-orm";
import { teamAddress } from "@/lib/config/community/contact";
import type { Db, Tx } from "@/backend/db/client";
import { contactRequests } from "@/backend/db/schema/contact";
import type { DbContext, Input } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import type { Settings } from "@/backend/http/settings";
import { runInTransaction } from "@/backend/http/transaction";
import { type Counter, countRequest, networkCounter } from "@/backend/limits/rate-limiter";
import { contactReceiptMail, contactTeamMail } from "@/backend/kernel/mail/contact-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { checkSecurityAnswer } from "@/backend/account/public/security-question";
import type { Body } from "@/lib/contract/calls";

type ContactRequest = Body<"contact.send">;

/** Stores a message, mails it to the team and a receipt to the sender. A form that is sent again is stored once. */
export async function sendContactRequest(
  { db, caller, settings }: DbContext,
  { body }: Input<"contact.send">,
) {
  const email = body.email.toLowerCase();
  const overLimit = await countRequest(db, networkCounter("contactRequests", caller.clientAddress));
  if (overLimit) return overLimit;
  if (await isStored(db, body.id)) return undefined;
  const refusal =
    (await checkSecurityAnswer(db, body, caller.language)) ??
    (await countRequest(db, ...senderCounters(email, caller)));
  // Two clicks send one form: the second finds its question used up, and the first stored.
  if (refusal) return (await isStored(db, body.id)) ? undefined : refusal;
  // Hidden field that only bots fill in.
  if (body.website) return undefined;
  return runInTransaction<undefined>(db, (tx) => storeAndMail(tx, { ...body, email }, caller, settings));
}

/** A signed-in sender is limited by account too, whatever addresses they enter. */
function senderCounters(email: string, { user }: Caller): readonly Counter[] {
  const limit = "contactRequestsOfSender";
  return [{ limit, subject: email }, ...(user ? [{ limit, subject: `account ${user.id}` } as const] : [])];
}

async function isStored(db: Db, formId: string): Promise<boolean> {
  const rows = await db
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(eq(contactRequests.formId, formId));
  return rows.length > 0;
}

async function storeAndMail(
  tx: Tx,
  body: ContactRequest,
  caller: Caller,
  { appOrigin }: Settings,
): Promise<undefined> {
  const { email, topic } = body;
  const { language } = caller;
  const request = {
    name: body.name.trim(),
    reference: body.reference?.trim() || null,
    message: body.message.trim(),
  };
  const [stored] = await tx
    .insert(contactRequests)
    .values({ ...request, email, topic, language, formId: body.id, userId: caller.user?.id ?? null })
    .onConflictDoNothing({ target: contactRequests.formId })
    .returning({ id: contactRequests.id });
  if (stored === undefined) return undefined;
  const { id } = stored;
  await putInOutbox(tx, {
    to: teamAddress(topic),
    ...contactTeamMail({ appOrigin, id, topic, email, ...request }),
  });
  await putInOutbox(tx, { to: email, ...contactReceiptMail({ appOrigin, language, id }) });
  return undefined;
}
