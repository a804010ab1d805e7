import { and, eq } from "drizzle-orm";
import { getTranslator } from "@/lib/i18n/messages";
import { animalPaths } from "@/lib/navigation/animal-paths";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { users } from "@/backend/db/schema/users";
import { notify } from "@/backend/kernel/notifications/notify";
import { consentMail, declinedMail, reportedMail } from "@/backend/kernel/mail/parentage-mails";
import { readConsents, readNamed } from "@/backend/animals/public/named-animals";

export interface NoticeContext {
  readonly tx: Tx;
  readonly appOrigin: string;
}

/** Asks the owners whose consent a request waits for. */
export async function askForConsent({ tx, appOrigin }: NoticeContext, requestId: number): Promise<void> {
  const requester = await readRequester(tx, requestId);
  const rows = await tx
    .select({ animalId: animals.id, name: animals.name, owner: users })
    .from(parentageConsents)
    .innerJoin(animals, eq(animals.id, parentageConsents.animalId))
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(and(eq(parentageConsents.requestId, requestId), eq(parentageConsents.state, "waiting")));
  const other = requester?.user.name ?? "";
  for (const { animalId, name, owner } of rows) {
    const mail = { appOrigin, requestId, user: owner, animal: name, requester: other };
    await notify(tx, {
      event: "consentRequested",
      appOrigin,
      key: `${requestId} ${animalId}`,
      userId: owner.id,
      params: { name, other },
      path: animalPaths.parentageConsents,
      mail: { to: owner.email, ...consentMail(mail) },
    });
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
  const { user, offspring } = requester;
  const consentOf = await readConsents(tx, [requestId]);
  const named = await readNamed(tx, user.id, offspring, consentOf(requestId, offspring.id));
  const animal = named?.name ?? getTranslator(user.language, "parentage")("animalOfOther");
  const isReported = decision === "reported";
  const write = isReported ? reportedMail : declinedMail;
  await notify(tx, {
    event: isReported ? "parentageReported" : "parentageDeclined",
    appOrigin,
    key: requestId,
    userId: user.id,
    params: { name: animal },
    path: animalPaths.parentageRequest(requestId),
    mail: { to: user.email, ...write({ appOrigin, requestId, user, animal }) },
  });
}

async function readRequester(tx: Tx, requestId: number) {
  const [row] = await tx
    .select({ user: users, offspring: animals })
    .from(parentageRequests)
    .innerJoin(users, eq(users.id, parentageRequests.userId))
    .innerJoin(animals, eq(animals.id, parentageRequests.offspringId))
    .where(eq(parentageRequests.id, requestId));
  return row;
}
