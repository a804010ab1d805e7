import { and, asc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalGrants, clubs } from "@/backend/db/schema/animal-access";
import { toLastDay } from "./last-day";

/** Grants that still give access. */
export const isCurrentGrant = (): SQL | undefined =>
  and(isNull(animalGrants.revokedAt), or(isNull(animalGrants.endsAt), gt(animalGrants.endsAt, sql`now()`)));

export async function describeGrants(tx: Tx, where: SQL | undefined) {
  const rows = await tx
    .select({ grant: animalGrants, club: clubs.name })
    .from(animalGrants)
    .leftJoin(clubs, eq(clubs.id, animalGrants.clubId))
    .where(where)
    .orderBy(asc(animalGrants.id));
  return rows.map(({ grant: { id, kind, email, scopes, createdAt, endsAt }, club }) => ({
    id,
    kind,
    scopes,
    name: email ?? club,
    createdAt: createdAt.toISOString(),
    endsOn: toLastDay(endsAt),
  }));
}
