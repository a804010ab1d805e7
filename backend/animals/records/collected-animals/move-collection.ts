import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalCollections, collectionSignatures } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";

/** The record and its signature become those of another animal. The recorded animal is deleted: nobody owns it. */
export async function moveCollection(tx: Tx, fromId: number, toId: number): Promise<void> {
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
