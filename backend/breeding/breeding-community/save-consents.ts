import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { relativeConsents } from "@/backend/db/schema/breeding-community";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { enqueue } from "@/backend/jobs/enqueue";
import { readOwnAnimal } from "./read-relatives";

const archived = new Refusal(409, {
  code: "animal_archived",
  message: "refusals.animalArchived",
});

/** The owner decides about each separately. Repeating the request changes nothing. */
export async function saveConsents(
  { tx, caller: { user, language } }: SignedInContext,
  { params: { id: animalId }, body: consents }: Input<"breedingCommunity.saveConsents">,
) {
  const [animal] = await tx
    .select({ archivedAt: animals.archivedAt })
    .from(animals)
    .where(and(eq(animals.id, animalId), eq(animals.ownerId, user.id)))
    .for("update");
  const own = animal && (await readOwnAnimal(tx, { user, language }, animalId));
  if (own === undefined) return notFound();
  if (animal?.archivedAt && (consents.relatives || consents.statistics)) return archived;
  await setRelatives(tx, { animalId, ownerId: user.id }, consents.relatives);
  if (own.statistics !== null && own.statistics !== consents.statistics)
    await tx
      .update(activations)
      .set({ statisticsConsentAt: consents.statistics ? new Date() : null })
      .where(eq(activations.animalId, animalId));
  return undefined;
}

async function setRelatives(
  tx: Tx,
  consent: { readonly animalId: number; readonly ownerId: number },
  isOn: boolean,
): Promise<void> {
  const { animalId, ownerId } = relativeConsents;
  const isOfAnimal = eq(animalId, consent.animalId);
  // What a former owner agreed to never counts for the next one.
  await tx.delete(relativeConsents).where(isOn ? and(isOfAnimal, ne(ownerId, consent.ownerId)) : isOfAnimal);
  if (!isOn) return;
  const added = await tx
    .insert(relativeConsents)
    .values(consent)
    .onConflictDoNothing()
    .returning({ animalId });
  if (added.length > 0) await enqueue(tx, "find-relatives", { animalId: consent.animalId });
}
