import { and, count, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ParentageQueryType } from "@/lib/config/parentage";
import { speciesId, speciesName, type SpeciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { parentageRequests } from "@/backend/db/schema/parentage";
import type { Caller } from "@/backend/http/caller";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { notSignedIn } from "@/backend/http/refusals";
import { likePattern } from "@/backend/db/like-pattern";
import { readHiddenNames } from "./hidden-names";

interface RequestsQuery extends Paging {
  readonly species?: SpeciesName | null | undefined;
  readonly query: string;
  readonly queryType: ParentageQueryType;
}

const columns = {
  offspring: parentageRequests.offspringId,
  dam: parentageRequests.damId,
  sire: parentageRequests.sireId,
};

/** The user's requests, newest first. */
export async function listRequests(
  tx: Tx,
  { user }: Caller,
  { species, query, queryType, ...paging }: RequestsQuery,
) {
  if (user === undefined) return notSignedIn();
  const where = and(
    eq(parentageRequests.userId, user.id),
    isNull(parentageRequests.deletedAt),
    species ? hasAnimal(tx, ["offspring"], eq(animals.speciesId, speciesId(species))) : undefined,
    query === "" ? undefined : mentions(tx, user.id, { query, queryType }),
  );
  const rows = await tx
    .select()
    .from(parentageRequests)
    .where(where)
    .orderBy(desc(parentageRequests.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx.select({ count: count() }).from(parentageRequests).where(where);
  const named = await readNames(tx, rows);
  const results = rows.flatMap((row) => {
    const animalOf = (id: number | null) => {
      const animal = named.animals.find((one) => one.id === id);
      if (animal === undefined) return null;
      return { id: animal.id, name: named.isHidden(row.id, animal.id) ? null : animal.name };
    };
    const offspring = animalOf(row.offspringId);
    if (offspring === null) return [];
    const { id, state, outcome, createdAt, reportedAt } = row;
    const speciesOf = named.animals.find((animal) => animal.id === row.offspringId)?.speciesId ?? 0;
    return {
      ...{ id, state, outcome, offspring, dam: animalOf(row.damId), sire: animalOf(row.sireId) },
      species: speciesName(speciesOf),
      createdAt: createdAt.toISOString(),
      reportedAt: reportedAt?.toISOString() ?? null,
    };
  });
  return envelope(results, total?.count ?? 0, paging);
}

function mentions(
  tx: Tx,
  userId: number,
  { query, queryType }: Pick<RequestsQuery, "query" | "queryType">,
): SQL | undefined {
  const pattern = likePattern(query);
  const matches = and(
    or(ilike(animals.name, pattern), ilike(animals.registrationName, pattern)),
    // A name that is not shown cannot be searched either.
    or(eq(animals.ownerId, userId), isNamed),
  );
  return hasAnimal(tx, queryType === "all" ? ["offspring", "dam", "sire"] : [queryType], matches);
}

/** The owner of the animal consented. */
const isNamed = sql`exists (select 1 from parentage_consents c where c.request_id = ${parentageRequests.id} and c.animal_id = ${animals.id} and c.state = 'granted')`;

function hasAnimal(
  tx: Tx,
  roles: readonly (keyof typeof columns)[],
  condition: SQL | undefined,
): SQL | undefined {
  return or(
    ...roles.map((role) =>
      exists(
        tx
          .select({ found: sql`1` })
          .from(animals)
          .where(and(eq(animals.id, columns[role]), condition)),
      ),
    ),
  );
}

async function readNames(tx: Tx, rows: readonly (typeof parentageRequests.$inferSelect)[]) {
  const ids = rows.flatMap(({ offspringId, damId, sireId }) =>
    [offspringId, damId, sireId].filter((id) => id !== null),
  );
  return {
    animals:
      ids.length === 0
        ? []
        : await tx
            .select({ id: animals.id, name: animals.name, speciesId: animals.speciesId })
            .from(animals)
            .where(inArray(animals.id, ids)),
    isHidden: await readHiddenNames(
      tx,
      rows.map(({ id }) => id),
    ),
  };
}
