import { and, eq } from "drizzle-orm";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound, type Refusal } from "@/backend/http/refusals";
import { type AnimalAccess, readAccess } from "@/backend/kernel/animal-access/read-access";

interface TubeParams {
  readonly id: number;
  readonly barcode: string;
}

/** A tube of an animal whose results the caller may read; of a former owner, one of their time. */
export async function findTube(tx: Tx, { user, admin }: SignedInCaller, { id, barcode }: TubeParams) {
  const access = await readAccess(tx, { userId: user.id, admin }, id, "results");
  if (access === undefined) return notFound();
  const [tube] = await tx
    .select({ kit: kits, sample: samples, progress: labProgress, activatedAt: activations.activatedAt })
    .from(kits)
    .innerJoin(samples, eq(samples.kitId, kits.id))
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .leftJoin(labProgress, eq(labProgress.kitId, kits.id))
    .where(and(eq(kits.barcode, normalizeBarcode(barcode)), eq(activations.animalId, id)));
  const isLater = tube && access.until !== null && tube.activatedAt > access.until;
  return tube === undefined || isLater ? notFound() : { ...tube, access };
}

export type FoundTube = Exclude<Awaited<ReturnType<typeof findTube>>, Refusal> & {
  readonly access: AnimalAccess;
};
