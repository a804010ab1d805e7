import { randomInt } from "node:crypto";
import { toKitBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Tx } from "@/backend/db/client";
import { kits } from "@/backend/db/schema/kits";

type NewKit = Omit<typeof kits.$inferInsert, "barcode">;

const batchSize = 1_000;

export const randomBarcode = (): string => toKitBarcode(String(randomInt(10 ** 12)).padStart(12, "0"));

/** Inserts tubes with random barcodes and returns their ids. A barcode that exists already is replaced by another. */
export async function insertKits(
  tx: Tx,
  kit: NewKit,
  count: number,
  newBarcode: () => string,
): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const batch = Array.from({ length: Math.min(count - ids.length, batchSize) }, () => ({
      ...kit,
      barcode: newBarcode(),
    }));
    const inserted = await tx
      .insert(kits)
      .values(batch)
      .onConflictDoNothing({ target: kits.barcode })
      .returning({ id: kits.id });
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}
