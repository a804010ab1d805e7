import { and, eq, isNotNull, isNull, max, ne, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { samples } from "@/backend/db/schema/activations";
import { labProgress } from "@/backend/db/schema/lab";
import { insertKits, randomBarcode } from "@/backend/kits/kits/insert-kits";
import type { Tube } from "./tube";

/** Another tube of the animal is on its way or in the laboratory, and has not failed. */
export async function hasOtherTube(tx: Tx, { activation, kit }: Tube): Promise<boolean> {
  const [other] = await tx
    .select({ id: samples.id })
    .from(samples)
    .leftJoin(labProgress, eq(labProgress.kitId, samples.kitId))
    .where(
      and(
        eq(samples.activationId, activation.id),
        ne(samples.kitId, kit.id),
        or(isNotNull(samples.postedAt), isNotNull(samples.receivedAt)),
        isNull(labProgress.failedAt),
        isNull(labProgress.cancelledAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** A new tube for a failed one. It belongs to the activation from the start, so nobody has to activate it. */
export async function replaceTube(tx: Tx, { activation, kit, sample }: Tube): Promise<void> {
  const { productId, customTests } = kit;
  const [kitId] = await insertKits(tx, { productId, customTests }, 1, randomBarcode);
  if (kitId === undefined) throw new Error("No kit was inserted.");
  const [latest] = await tx
    .select({ attempt: max(samples.attempt) })
    .from(samples)
    .where(eq(samples.activationId, activation.id));
  await tx.insert(samples).values({
    activationId: activation.id,
    kitId,
    hold: sample.hold,
    tube: 1,
    attempt: (latest?.attempt ?? sample.attempt) + 1,
  });
}
