import { eq } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound, type Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import { runInTransaction } from "@/backend/http/transaction";
import { countRequest } from "@/backend/limits/rate-limiter";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { relativeMail } from "@/backend/kernel/mail/relative-mails";
import { findOwnerOfMatch } from "./find-matches";
import { readOwnAnimal } from "./read-relatives";

interface ContactOptions {
  readonly db: Db;
  readonly caller: SignedInCaller;
  readonly settings: Settings;
  readonly animalId: number;
  readonly relativeId: number;
  readonly message: string;
}

/** Mails a message to the owner of a relative, who decides whether to answer. Limited by account, and by relative. */
export async function contactOwner({
  db,
  caller: { user, language },
  settings,
  animalId,
  relativeId,
  message,
}: ContactOptions): Promise<Refusal | undefined> {
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
