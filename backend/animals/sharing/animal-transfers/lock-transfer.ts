import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalTransfers } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { Refusal } from "@/backend/http/refusals";

/** Already decided or expired. */
export const transferClosed = new Refusal(409, {
  code: "transfer_over",
  message: "refusals.transferOver",
});

/** The animal first, as everywhere: creating, deciding and expiring transfers of an animal queue up. */
export async function lockTransfer(tx: Tx, transferId: number) {
  const [found] = await tx
    .select({ animalId: animalTransfers.animalId })
    .from(animalTransfers)
    .where(eq(animalTransfers.id, transferId));
  if (found === undefined) return undefined;
  const [animal] = await tx.select().from(animals).where(eq(animals.id, found.animalId)).for("update");
  const [transfer] = await tx
    .select()
    .from(animalTransfers)
    .where(eq(animalTransfers.id, transferId))
    .for("update");
  return animal && transfer && { animal, transfer };
}

interface Closing {
  readonly state: "accepted" | "declined" | "cancelled";
  readonly toUserId?: number;
}

/** Refuses a transfer that is not pending any more. */
export async function closeTransfer(
  tx: Tx,
  transferId: number,
  closing: Closing,
): Promise<Refusal | undefined> {
  const closed = await tx
    .update(animalTransfers)
    .set({ ...closing, decidedAt: sql`now()` })
    .where(
      and(
        eq(animalTransfers.id, transferId),
        eq(animalTransfers.state, "pending"),
        gt(animalTransfers.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: animalTransfers.id });
  return closed.length > 0 ? undefined : transferClosed;
}
