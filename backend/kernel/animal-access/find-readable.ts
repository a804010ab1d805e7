import { and, eq, inArray } from "drizzle-orm";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import type { Tx } from "@/backend/db/client";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { isGranted } from "./read-access";

interface Reader {
  readonly userId: number;
  readonly scope: AccessScope;
}

/** Which of the animals somebody owns, or may read this part of by a grant. */
export async function findReadable(
  tx: Tx,
  ids: readonly number[],
  { userId, scope }: Reader,
): Promise<ReadonlySet<number>> {
  const own = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(and(inArray(animals.id, [...ids]), eq(animals.ownerId, userId)));
  const granted = await tx
    .selectDistinct({ id: animalGrants.animalId })
    .from(animalGrants)
    .where(and(inArray(animalGrants.animalId, [...ids]), isGranted(tx, { userId }, scope)));
  return new Set([...own, ...granted].map(({ id }) => id));
}
