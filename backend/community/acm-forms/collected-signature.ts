import { and, eq, isNotNull, lte } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalCollections, animalOwners, collectionSignatures } from "@/backend/db/schema/animal-access";
import type { AcmFormRow } from "./lock-form";

/** How the owner signed in collector mode, as printed. */
export interface CollectedSignature {
  readonly name: string;
  /** PNG in Base64; null where the owner confirmed in person. */
  readonly picture: string | null;
  /** The day of the sample. */
  readonly at: string;
}

/**
 * The signature that collector mode stored for a tube of the form. Only for the user who claimed the animal, because they
 * are who signed: later owners do not see it.
 */
export async function readCollectedSignature(
  tx: Tx,
  { animalId, userId, barcode, secondBarcode }: AcmFormRow,
): Promise<CollectedSignature | undefined> {
  const [row] = await tx
    .select({ signature: collectionSignatures, collection: animalCollections })
    .from(collectionSignatures)
    .innerJoin(animalCollections, eq(animalCollections.animalId, collectionSignatures.animalId))
    .innerJoin(
      animalOwners,
      and(
        eq(animalOwners.animalId, animalCollections.animalId),
        eq(animalOwners.userId, userId),
        lte(animalOwners.from, animalCollections.claimedAt),
      ),
    )
    .where(and(eq(collectionSignatures.animalId, animalId), isNotNull(animalCollections.claimedAt)));
  if (row === undefined) return undefined;
  const collected = [row.collection.barcode, ...row.collection.moreBarcodes];
  const isSameSample = [barcode, secondBarcode].some((own) => own !== null && collected.includes(own));
  if (!isSameSample) return undefined;
  const { signedName, picture } = row.signature;
  return {
    name: signedName,
    picture: picture && Buffer.from(picture).toString("base64"),
    at: row.collection.collectedOn,
  };
}
