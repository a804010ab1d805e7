import { and, eq, exists, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { isAnyOf } from "@/backend/db/is-any-of";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";

/**
 * Gives guest activations, with their animals, to the account of their e-mail address. The caller has confirmed the
 * address and locked the account.
 */
export async function claimActivations(
  tx: Tx,
  user: { readonly id: number; readonly email: string },
): Promise<void> {
  const claimed = await tx
    .update(activations)
    .set({ userId: user.id })
    .where(and(isNull(activations.userId), eq(activations.email, user.email.toLowerCase())))
    .returning({ animalId: activations.animalId });
  const ids = claimed.map(({ animalId }) => animalId);
  if (ids.length > 0) await claimAnimals(tx, user.id, ids);
}

const others = alias(animals, "others");

/** Anybody can enter a chip number that the account has already: only its first animal keeps it. */
async function claimAnimals(tx: Tx, userId: number, ids: readonly number[]): Promise<void> {
  const isClaimedBefore = and(isAnyOf(others.id, ids), isNull(others.ownerId), lt(others.id, animals.id));
  const isChipInUse = exists(
    tx
      .select({ id: others.id })
      .from(others)
      .where(and(eq(others.chipNumber, animals.chipNumber), or(eq(others.ownerId, userId), isClaimedBefore))),
  );
  await tx
    .update(animals)
    .set({
      ownerId: userId,
      chipNumber: sql`case when ${isChipInUse} then null else ${animals.chipNumber} end`,
    })
    .where(and(isAnyOf(animals.id, ids), isNull(animals.ownerId)));
}
