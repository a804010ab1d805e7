import { errorCode, type ErrorCode } from "@/lib/domain/error-codes";
import { and, eq, sql } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { animalCollections, collectionSignatures } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { lockWaiting } from "./lock-waiting";

type Animal = typeof animals.$inferSelect;

/**
 * The account with the recorded address becomes the owner, or adds the sample to its animal with the same microchip. The
 * agent's access ends.
 */
export async function claimCollected(
  { tx, caller }: SignedInContext,
  { params: { id: animalId } }: Input<"collectedAnimals.claim">,
) {
  const waiting = await lockWaiting(tx, caller, animalId);
  if (waiting instanceof Refusal) return waiting;
  const { user, animal } = waiting;
  const own = await findSameChip(tx, user.id, animal);
  const refusal = own && (await refuseOtherAnimal(tx, own, animal));
  if (refusal) return refusal;
  await tx
    .update(animalCollections)
    .set({ claimedAt: sql`now()` })
    .where(eq(animalCollections.animalId, animalId));
  if (own) await moveCollection(tx, animalId, own.id);
  else await tx.update(animals).set({ ownerId: user.id }).where(eq(animals.id, animalId));
  const id = own?.id ?? animalId;
  await recordAnimalEvent(tx, caller, id, "claimed");
  return { id };
}

async function findSameChip(tx: Tx, userId: number, { chipNumber }: Animal): Promise<Animal | undefined> {
  if (chipNumber === null) return undefined;
  const [own] = await tx
    .select()
    .from(animals)
    .where(and(eq(animals.ownerId, userId), eq(animals.chipNumber, chipNumber)));
  return own;
}

/** One animal is of one species and has one record of an agent. */
async function refuseOtherAnimal(tx: Tx, own: Animal, collected: Animal): Promise<Refusal | undefined> {
  const { name } = own;
  if (own.speciesId !== collected.speciesId) {
    const isCat = speciesName(own.speciesId) === "feline";
    return refuse(errorCode(isCat ? "animal.chipOfCat" : "animal.chipOfDog", { name }));
  }
  const [earlier] = await tx
    .select({ id: animalCollections.animalId })
    .from(animalCollections)
    .where(eq(animalCollections.animalId, own.id));
  return earlier && refuse(errorCode("animal.chipHasSample", { name }));
}

const refuse = (message: ErrorCode) => new Refusal(409, { code: "chip_in_use", message });

/** The record and its signature become those of another animal. The recorded animal is deleted: nobody owns it. */
async function moveCollection(tx: Tx, fromId: number, toId: number): Promise<void> {
  const collections = await tx.select().from(animalCollections).where(eq(animalCollections.animalId, fromId));
  const signatures = await tx
    .select()
    .from(collectionSignatures)
    .where(eq(collectionSignatures.animalId, fromId));
  await tx.delete(animals).where(eq(animals.id, fromId));
  for (const collection of collections)
    await tx.insert(animalCollections).values({ ...collection, animalId: toId });
  for (const signature of signatures)
    await tx.insert(collectionSignatures).values({ ...signature, animalId: toId });
}
