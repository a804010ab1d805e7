import { and, asc, eq, inArray, max, sql } from "drizzle-orm";
import { ownLabs } from "@/lib/config/kits/lab";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labEvents } from "@/backend/db/schema/lab";
import { foldEvents, isRunning, type LabState } from "@/backend/kits/lab/fold-events";
import { readEvents } from "@/backend/kits/lab/read-events";

export interface LockedTube {
  readonly id: number;
  readonly barcode: string;
  readonly isVoid: boolean;
  /** Also what has not been processed yet. */
  readonly state: LabState;
  readonly nextSequence: number;
  readonly ownerId: number | null;
  /** Species of the animal; before the activation that of the product. Null if neither is known. */
  readonly speciesId: number | null;
  /** Null before the activation. */
  readonly sex: string | null;
}

/** Locks the tubes in the order of their ids, so that events of two admins get different numbers. */
export async function lockTubes(tx: Tx, barcodes: readonly string[]): Promise<LockedTube[]> {
  const rows = await tx
    .select({ id: kits.id, barcode: kits.barcode, voidedAt: kits.voidedAt })
    .from(kits)
    .where(inArray(kits.barcode, barcodes.map(normalizeBarcode)))
    .orderBy(asc(kits.id))
    .for("update");
  const tubes: LockedTube[] = [];
  for (const { id, barcode, voidedAt } of rows) {
    const state = foldEvents(await readEvents(tx, id));
    const facts = { id, barcode, isVoid: voidedAt !== null, state };
    tubes.push({ ...facts, nextSequence: await nextSequence(tx, id), ...(await findFacts(tx, id)) });
  }
  return tubes;
}

async function nextSequence(tx: Tx, kitId: number): Promise<number> {
  const [row] = await tx
    .select({ highest: max(labEvents.sequence) })
    .from(labEvents)
    .where(eq(labEvents.kitId, kitId));
  return (row?.highest ?? 0) + 1;
}

async function findFacts(tx: Tx, kitId: number): Promise<Pick<LockedTube, "ownerId" | "speciesId" | "sex">> {
  const [row] = await tx
    .select({
      ownerId: activations.userId,
      speciesId: sql<number | null>`coalesce(${animals.speciesId}, ${products.speciesId})`,
      sex: animals.sex,
    })
    .from(kits)
    .leftJoin(products, eq(products.id, kits.productId))
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .leftJoin(activations, eq(activations.id, samples.activationId))
    .leftJoin(animals, eq(animals.id, activations.animalId))
    .where(eq(kits.id, kitId));
  return row ?? { ownerId: null, speciesId: null, sex: null };
}

/** Whether the action of this form has been done, for example by the first of two clicks. */
export async function isDone(tx: Tx, eventId: string): Promise<boolean> {
  const [event] = await tx
    .select({ id: labEvents.id })
    .from(labEvents)
    .where(and(eq(labEvents.lab, ownLabs.admin), eq(labEvents.eventId, eventId)));
  return event !== undefined;
}

export const isClosed = ({ state }: Pick<LockedTube, "state">): boolean => !isRunning(state);
