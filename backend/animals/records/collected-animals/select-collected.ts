import { and, desc, eq, exists, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import type { Stage } from "@/lib/config/kits/lab";
import { collectedTexts } from "@/lib/domain/animals/collected-animal";
import { eachField } from "@/lib/domain/each-field";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { inLanguage } from "@/backend/db/in-language";
import { samples } from "@/backend/db/schema/activations";
import { animalCollections, collectionSignatures } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import { offsetOf, type Paging } from "@/backend/http/paging";

/** Whether the agent may still change the record: the tube is not in the laboratory. */
export function isChangeable(tx: Tx): SQL | undefined {
  const arrived = tx
    .select({ id: kits.id })
    .from(kits)
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .leftJoin(labProgress, eq(labProgress.kitId, kits.id))
    .where(
      and(
        // One array per record, which lets the database use the index on the barcode.
        sql`${kits.barcode} = any(array_append(${animalCollections.moreBarcodes}, ${animalCollections.barcode}))`,
        or(isNotNull(samples.receivedAt), isNotNull(labProgress.stage)),
      ),
    );
  return not(exists(arrived));
}

const everything: Paging = { page: 1, size: 1 };

export async function describeCollected(
  tx: Tx,
  language: Language,
  where: SQL | undefined,
  paging: Paging = everything,
) {
  const rows = await tx
    .select({
      collection: animalCollections,
      animal: animals,
      breed: { id: breeds.id, name: inLanguage(breeds.name, language) },
      sample: samples,
      labStage: labProgress.stage,
      signedName: collectionSignatures.signedName,
      isSigned: sql<boolean>`${collectionSignatures.picture} is not null`,
      canChange: sql<boolean>`coalesce(${isChangeable(tx) ?? sql`false`}, false)`,
    })
    .from(animalCollections)
    .innerJoin(animals, eq(animals.id, animalCollections.animalId))
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .leftJoin(kits, eq(kits.barcode, animalCollections.barcode))
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .leftJoin(labProgress, eq(labProgress.kitId, kits.id))
    .leftJoin(collectionSignatures, eq(collectionSignatures.animalId, animals.id))
    .where(where)
    .orderBy(desc(animalCollections.collectedAt), desc(animals.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return rows.map(({ collection, animal, breed, sample, labStage, ...row }) => ({
    id: animal.id,
    petName: collection.animalName,
    gender: collection.animalSex,
    species: speciesName(animal.speciesId),
    stage: stageOf(sample, labStage),
    ...(collection.claimedAt === null ? { breed, ...factsOf(animal) } : noFacts),
    ...row,
    ownerName: collection.ownerName,
    ...eachField(collectedTexts, (name) => collection[name]),
    moreBarcodes: collection.moreBarcodes,
    breedText: collection.breedText,
    collectedOn: collection.collectedOn,
    isClaimed: collection.claimedAt !== null,
    isDeclined: collection.declinedAt !== null,
  }));
}

/** Null before the tube is activated. Never a result. */
function stageOf(sample: typeof samples.$inferSelect | null, labStage: Stage | null): Stage | null {
  if (labStage !== null) return labStage;
  if (sample === null) return null;
  if (sample.receivedAt !== null) return "received";
  return sample.postedAt === null ? "activated" : "posted";
}

const factsOf = ({ bornOn, chipNumber }: typeof animals.$inferSelect) => ({ bornOn, chipNumber });

/** Once somebody has claimed the animal, its facts are theirs. */
const noFacts = { breed: null, bornOn: null, chipNumber: null };

export async function readCollected(tx: Tx, language: Language, animalId: number) {
  const [collected] = await describeCollected(tx, language, eq(animalCollections.animalId, animalId));
  if (collected === undefined) throw new Error(`Animal ${animalId} was not collected.`);
  return collected;
}
