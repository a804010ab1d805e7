import type { FieldErrors } from "@/lib/contract/parse";
import { and, arrayOverlaps, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalCollections } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";

/** First key of the advisory locks of barcodes; the second is the hash of the barcode. */
const barcodeLock = 7_200_415;

interface Numbers {
  readonly agentId: number;
  readonly barcodes: readonly string[];
  readonly chipNumber: string;
  /** The record itself, if it is corrected. */
  readonly animalId: number | undefined;
}

/** A barcode or microchip that another record has. Until the transaction ends, no other one takes these barcodes. */
export async function findDuplicates(
  tx: Tx,
  { agentId, barcodes, chipNumber, animalId }: Numbers,
): Promise<FieldErrors> {
  const isOther = animalId === undefined ? undefined : ne(animalCollections.animalId, animalId);
  // Sorted, so that two transactions cannot wait for each other.
  for (const barcode of [...barcodes].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(${barcodeLock}, hashtext(${barcode}))`);
  const used = await tx
    .select({ id: animalCollections.animalId })
    .from(animalCollections)
    .where(
      and(
        isOther,
        or(
          inArray(animalCollections.barcode, [...barcodes]),
          arrayOverlaps(animalCollections.moreBarcodes, [...barcodes]),
        ),
      ),
    )
    .limit(1);
  const recorded = await tx
    .select({ id: animals.id })
    .from(animalCollections)
    .innerJoin(animals, eq(animals.id, animalCollections.animalId))
    .where(
      and(
        isOther,
        eq(animalCollections.agentId, agentId),
        isNull(animalCollections.claimedAt),
        eq(animals.chipNumber, chipNumber),
      ),
    )
    .limit(1);
  return {
    ...(used.length > 0 && { barcodes: "fields.collectorUsedBarcode" }),
    ...(recorded.length > 0 && { chipNumber: "fields.collectorUsedChip" }),
  };
}
