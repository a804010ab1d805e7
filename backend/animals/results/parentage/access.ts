import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { isGranted } from "@/backend/kernel/animal-access/read-access";

/** Condition on `animals`: the user's own, and those shared with them for parentage; with a club only what it was granted. */
export function isComparable(tx: Tx, userId: number, clubId?: number): SQL | undefined {
  const grant = tx
    .select({ found: sql`1` })
    .from(animalGrants)
    .where(
      and(
        eq(animalGrants.animalId, animals.id),
        isGranted(tx, { userId }, "parentage"),
        clubId === undefined ? undefined : eq(animalGrants.clubId, clubId),
      ),
    );
  return or(eq(animals.ownerId, userId), exists(grant));
}
