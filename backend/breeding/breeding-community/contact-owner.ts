import { eq } from "drizzle-orm";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInDbContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { countRequest } from "@/backend/limits/rate-limiter";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { relativeMail } from "@/backend/kernel/mail/relative-mails";
import { findOwnerOfMatch } from "./find-matches";
import { readOwnAnimal } from "./read-relatives";

/** Mails a message to the owner of a relative, who decides whether to answer. Limited by account, and by relative. */
export async function contactOwner(
  { db, caller: { user, language }, settings }: SignedInDbContext,
  { params: { id: animalId, relative: relativeId }, body: { message } }: Input<"breedingCommunity.contact">,
) {
  const animal = await readOwnAnimal(db, { user, language }, animalId);
  if (!animal?.state || (await findOwnerOfMatch(db, animalId, relativeId)) === undefined) return notFound();
  const refusal = await countRequest(
    db,
    { limit: "messagesToRelative", subject: `account ${user.id} relative ${relativeId}` },
    { limit: "relativeMessagesOfUser", subject: `account ${user.id}` },
  );
  if (refusal) return refusal;
  return runInTransaction(db, async (tx) => {
    const [sender] = await tx.select({ email: users.email }).from(users).where(eq(users.id, user.id));
    const owner = await findOwnerOfMatch(tx, animalId, relativeId);
    if (owner === undefined || sender === undefined) return notFound();
    const { email: to, relative, ...recipient } = owner;
    const mail = relativeMail({
      appOrigin: settings.appOrigin,
      recipient,
      sender,
      relativeId,
      animal: animal.name,
      relative,
      text: message.trim(),
    });
    await putInOutbox(tx, { to, ...mail });
    return undefined;
  });
}
