import { and, eq } from "drizzle-orm";
import { normalizeBarcode } from "@/lib/domain/kit-barcode";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";

interface Attempt {
  /** Of the form: a secret of whoever filled it in. */
  readonly id?: string | null | undefined;
  readonly barcodes: readonly string[];
}

/** The activation of this kit that the same form has created before: its response may have been lost. */
export async function findEarlierAttempt(tx: Tx, { id, barcodes }: Attempt) {
  if (!id) return undefined;
  const [row] = await tx
    .select({ activation: activations })
    .from(activations)
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(and(eq(activations.attemptId, id), eq(kits.barcode, normalizeBarcode(barcodes[0] ?? ""))));
  return row?.activation;
}
