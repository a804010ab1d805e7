import { and, eq, exists, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { AnimalView } from "@/lib/config/animals/animal-access";
import type { Tx } from "@/backend/db/client";
import { animalCollections, animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { isGranted } from "@/backend/kernel/animal-access/read-access";

/** Condition on `animals`: it is in this list of the user. */
export function isInView(tx: Tx, userId: number, view: AnimalView): SQL | undefined {
  const isMine = eq(animals.ownerId, userId);
  switch (view) {
    case "mine":
      return and(isMine, isNull(animals.archivedAt));
    case "archived":
      return and(isMine, isNotNull(animals.archivedAt));
    case "shared":
      return and(isMine, isShared(tx));
    case "with-me":
      return and(or(isNull(animals.ownerId), ne(animals.ownerId, userId)), isSharedWith(tx, userId));
    default:
      return isCollectedBy(tx, userId);
  }
}

function isShared(tx: Tx): SQL {
  const isValid = and(
    eq(animalGrants.animalId, animals.id),
    isNull(animalGrants.revokedAt),
    or(isNull(animalGrants.endsAt), sql`${animalGrants.endsAt} > now()`),
  );
  return exists(tx.select({ id: animalGrants.id }).from(animalGrants).where(isValid));
}

function isSharedWith(tx: Tx, userId: number): SQL {
  const where = and(eq(animalGrants.animalId, animals.id), isGranted(tx, { userId }, "summary"));
  return exists(tx.select({ id: animalGrants.id }).from(animalGrants).where(where));
}

/** Until its owner claims it. */
function isCollectedBy(tx: Tx, agentId: number): SQL {
  const where = and(
    eq(animalCollections.animalId, animals.id),
    eq(animalCollections.agentId, agentId),
    isNull(animalCollections.claimedAt),
  );
  return exists(tx.select({ id: animalCollections.animalId }).from(animalCollections).where(where));
}
