import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalGrants } from "@/backend/db/schema/animal-access";

/** Gives grants to an address to the account that has confirmed it. */
export async function claimGrants(
  tx: Tx,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  await tx
    .update(animalGrants)
    .set({ userId: id })
    .where(
      and(
        eq(animalGrants.email, email.toLowerCase()),
        isNull(animalGrants.userId),
        inArray(animalGrants.kind, ["person", "vet"]),
      ),
    );
}
