import { and, eq } from "drizzle-orm";
import { animalCollections, collectionSignatures } from "@/backend/db/schema/animal-access";
import { GeneratedFile, type SignedInContext, type Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";

/** For the agent who took the sample, and for admins. */
export async function readSignature(
  { tx, caller: { user } }: SignedInContext,
  { params: { id: animalId } }: Input<"collectedAnimals.signature">,
) {
  const isOwn = user.isAdmin ? undefined : eq(animalCollections.agentId, user.id);
  const [signature] = await tx
    .select({ picture: collectionSignatures.picture })
    .from(collectionSignatures)
    .innerJoin(animalCollections, eq(animalCollections.animalId, collectionSignatures.animalId))
    .where(and(eq(collectionSignatures.animalId, animalId), isOwn));
  return signature?.picture ? new GeneratedFile(`signature-${animalId}.png`, signature.picture) : notFound();
}
