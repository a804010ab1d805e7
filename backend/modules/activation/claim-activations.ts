import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";

/** Gives guest activations, with their animals, to the account of their e-mail address. The caller has confirmed the address. */
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
  if (ids.length > 0)
    await tx
      .update(animals)
      .set({ ownerId: user.id })
      .where(and(inArray(animals.id, ids), isNull(animals.ownerId)));
}
