import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { notFound, Refusal } from "@/backend/http/refusals";
import { endConsents } from "@/backend/animals/sharing/breeding-consents/end-consents";
import { isTested, lockOwnAnimal } from "./read-animal";
import { recordAnimalEvent } from "./record-event";

/** Takes an animal out of the list of animals, or puts it back. Repeating it changes nothing. */
export async function setArchived(tx: Tx, caller: Caller, id: number, isArchived: boolean) {
  const animal = await lockOwnAnimal(tx, caller, id);
  if (animal === undefined) return notFound();
  if ((animal.archivedAt !== null) === isArchived) return undefined;
  await tx
    .update(animals)
    .set({ archivedAt: isArchived ? new Date() : null })
    .where(eq(animals.id, id));
  if (isArchived) await endConsents(tx, id);
  await recordAnimalEvent(tx, caller, id, isArchived ? "archived" : "restored");
  return undefined;
}

const tested = new Refusal(409, {
  code: "animal_tested",
  message: "documents.archiveInstead",
});

/** Deletes an animal that was never tested. Results outlive the wish to tidy up: other animals' pedigrees need them. */
export async function removeAnimal(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"animals.remove">,
) {
  const animal = await lockOwnAnimal(tx, caller, id);
  if (animal === undefined) return notFound();
  if (await isTested(tx, id)) return tested;
  await tx.delete(animals).where(eq(animals.id, id));
  return undefined;
}
