import { and, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ParentageQueryType } from "@/lib/config/animals/parentage";
import { speciesId, speciesName, type SpeciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { parentageRequests } from "@/backend/db/schema/parentage";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { likePattern } from "@/backend/db/like-pattern";
import { isNamed, readConsents, readNamed } from "@/backend/animals/public/named-animals";

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
  { tx, caller: { user } }: SignedInContext,
  { query: { species, query, queryType, ...paging } }: Input<"parentage.list">,
) {
  const where = and(
    eq(parentageRequests.userId, user.id),
    isNull(parentageRequests.deletedAt),
    species ? hasAnimal(tx, ["offspring"], eq(animals.speciesId, speciesId(species))) : undefined,
    query === "" ? undefined : mentions(tx, { query, queryType }),
  );
  const rows = await tx
    .select()
    .from(parentageRequests)
    .where(where)
    .orderBy(desc(parentageRequests.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(parentageRequests, where);
  const named = await readNames(tx, user.id, rows);
  const results = rows.flatMap((row) => {
    const animalOf = (id: number | null) => {
      const animal = named.animals.find((one) => one.id === id);
      if (animal === undefined) return null;
      return { id: animal.id, name: named.nameOf(row.id, animal.id) };
    };
    const offspring = animalOf(row.offspringId);
    if (offspring === null) return [];
    const { id, state, outcome, createdAt, reportedAt } = row;
    const speciesOf = named.animals.find((animal) => animal.id === row.offspringId)?.speciesId ?? 0;
    return {
      id,
      state,
      outcome,
      offspring,
      dam: animalOf(row.damId),
      sire: animalOf(row.sireId),
      species: speciesName(speciesOf),
      createdAt: createdAt.toISOString(),
      reportedAt: reportedAt?.toISOString() ?? null,
    };
  });
  return envelope(results, total, paging);
}

function mentions(tx: Tx, { query, queryType }: Pick<RequestsQuery, "query" | "queryType">): SQL | undefined {
  const pattern = likePattern(query);
  const matches = and(
    or(ilike(animals.name, pattern), ilike(animals.registrationName, pattern)),
    // A name that is not shown cannot be searched either.
    isNamed,
  );
  return hasAnimal(tx, queryType === "all" ? ["offspring", "dam", "sire"] : [queryType], matches);
}

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

async function readNames(tx: Tx, userId: number, rows: readonly (typeof parentageRequests.$inferSelect)[]) {
  const idsOf = ({ offspringId, damId, sireId }: (typeof rows)[number]) =>
    [offspringId, damId, sireId].filter((id) => id !== null);
  const ids = rows.flatMap(idsOf);
  const found = ids.length === 0 ? [] : await tx.select().from(animals).where(inArray(animals.id, ids));
  const consentOf = await readConsents(
    tx,
    rows.map(({ id }) => id),
  );
  const names = new Map<string, string | null>();
  for (const row of rows)
    for (const animal of found.filter(({ id }) => idsOf(row).includes(id))) {
      const named = await readNamed(tx, userId, animal, consentOf(row.id, animal.id));
      names.set(`${row.id} ${animal.id}`, named?.name ?? null);
    }
  return {
    animals: found,
    nameOf: (requestId: number, animalId: number) => names.get(`${requestId} ${animalId}`) ?? null,
  };
}
