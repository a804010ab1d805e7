import { errorCode } from "@/lib/domain/error-codes";
import { addDays } from "date-fns";
import { eq, inArray, sql } from "drizzle-orm";
import { transferDays } from "@/lib/config/animals/animal-access";
import type { Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { animalTransfers } from "@/backend/db/schema/animal-access";
import { users } from "@/backend/db/schema/users";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import { lockOwnAnimals } from "@/backend/animals/public/lock-own-animals";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { describeTransfers } from "@/backend/animals/public/list-transfers";
import { notifyOfTransfer } from "./notify-of-transfer";

/** Offers animals to an address, which needs no account yet. Nothing changes until the recipient accepts. */
export async function createTransfers(
  { tx, caller, settings }: SignedInContext,
  { body: input }: Input<"animalTransfers.create">,
) {
  const userId = caller.user.id;
  const offered = await lockOwnAnimals(tx, userId, input.animal_ids);
  if (offered === undefined) return notFound();
  const toEmail = input.email.toLowerCase();
  const [sender] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (sender?.email === toEmail) return refuseFields({ email: "fields.ownAddress" });
  const now = new Date();
  const created = await tx
    .insert(animalTransfers)
    .values(
      offered.map(({ id }) => ({
        animalId: id,
        fromUserId: userId,
        toEmail,
        message: input.message?.trim() || null,
        expiresAt: addDays(now, transferDays),
      })),
    )
    .onConflictDoNothing({
      target: animalTransfers.animalId,
      where: sql`${animalTransfers.state} = 'pending'`,
    })
    .returning({ id: animalTransfers.id, animalId: animalTransfers.animalId });
  const refused = offered.find(({ id }) => !created.some(({ animalId }) => animalId === id));
  if (refused !== undefined) return alreadyOffered(refused.name);
  for (const { id } of offered) await recordAnimalEvent(tx, caller, id, "transfer-offered", { to: toEmail });
  const names = offered.map(({ name }) => name);
  await notifyOfTransfer(tx, "offered", {
    transferId: created[0]?.id ?? 0,
    appOrigin: settings.appOrigin,
    senderId: userId,
    toEmail,
    animals: names,
  });
  return { transfers: await describeCreated(tx, created, caller.language) };
}

const alreadyOffered = (name: string) =>
  new Refusal(409, { code: "already_offered", message: errorCode("refusals.alreadyOffered", { name }) });

function describeCreated(tx: Tx, created: readonly { readonly id: number }[], language: Language) {
  const ids = created.map(({ id }) => id);
  const reader = { direction: "outgoing", language } as const;
  return describeTransfers(tx, reader, inArray(animalTransfers.id, ids), { page: 1, size: ids.length });
}
