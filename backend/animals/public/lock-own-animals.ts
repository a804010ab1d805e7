import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";

type Animal = typeof animals.$inferSelect;

/** Animals of this owner, locked in one order; undefined if one of the ids is not theirs. */
export async function lockOwnAnimals(
  tx: Tx,
  ownerId: number,
  ids: readonly number[],
): Promise<readonly [Animal, ...Animal[]] | undefined> {
  const unique = [...new Set(ids)];
  const [first, ...others] = await tx
    .select()
    .from(animals)
    .where(and(inArray(animals.id, unique), eq(animals.ownerId, ownerId)))
    .orderBy(asc(animals.id))
    .for("update");
  return first !== undefined && others.length + 1 === unique.length ? [first, ...others] : undefined;
}
