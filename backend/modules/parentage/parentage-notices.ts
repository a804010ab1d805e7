import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { users } from "@/backend/db/schema/users";
import { putInOutbox } from "@/backend/mail/outbox";
import { consentMail, declinedMail, reportedMail } from "@/backend/mail/parentage-mails";

interface NoticeContext {
  readonly tx: Tx;
  readonly appOrigin: string;
}

/** Asks the owners whose consent a request waits for. */
export async function askForConsent({ tx, appOrigin }: NoticeContext, requestId: number): Promise<void> {
  const requester = await readRequester(tx, requestId);
  const rows = await tx
    .select({ name: animals.name, owner: users })
    .from(parentageConsents)
    .innerJoin(animals, eq(animals.id, parentageConsents.animalId))
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(and(eq(parentageConsents.requestId, requestId), eq(parentageConsents.state, "waiting")));
  for (const { name, owner } of rows) {
    const mail = { appOrigin, requestId, user: owner, animal: name, requester: requester?.user.name ?? "" };
    await putInOutbox(tx, { to: owner.email, ...consentMail(mail) });
  }
}

/** Tells the requester that a request was compared or declined. */
export async function notifyRequester(
  { tx, appOrigin }: NoticeContext,
  requestId: number,
  decision: "reported" | "declined",
): Promise<void> {
  const requester = await readRequester(tx, requestId);
  if (requester === undefined) return;
  const { user, animal } = requester;
  const write = decision === "reported" ? reportedMail : declinedMail;
  await putInOutbox(tx, { to: user.email, ...write({ appOrigin, requestId, user, animal }) });
}

async function readRequester(tx: Tx, requestId: number) {
  const [row] = await tx
    .select({ user: users, animal: animals.name })
    .from(parentageRequests)
    .innerJoin(users, eq(users.id, parentageRequests.userId))
    .innerJoin(animals, eq(animals.id, parentageRequests.offspringId))
    .where(eq(parentageRequests.id, requestId));
  return row;
}
