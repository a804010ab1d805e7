import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { pedigreeGenerations } from "@/lib/config/animals/animals";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { parentageRequests } from "@/backend/db/schema/parentage";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { listedBreedColumns } from "@/backend/shop/public/list-breeds";
import { findReadable } from "@/backend/kernel/animal-access/find-readable";
import { readAccess } from "@/backend/kernel/animal-access/read-access";

/**
 * Stated ancestors of an animal, by their place. Their names are part of its pedigree, whoever owns them; everything
 * else of them is for those who may see them.
 */
export async function readPedigree(
  { tx, caller: { user, admin, language } }: SignedInContext,
  { params: { id } }: Input<"animals.pedigree">,
) {
  const access = await readAccess(tx, { userId: user.id, admin }, id, "summary");
  if (access === undefined) return notFound();
  const places = await findAncestors(tx, id);
  const ids = [...new Set(places.map((place) => place.id))];
  if (ids.length === 0) return { results: [] };
  const rows = await selectAnimals(tx, language, ids);
  const readable = await findReadable(tx, ids, { userId: user.id, scope: "summary" });
  const verified = await findVerified(tx, [id, ...ids]);
  return {
    results: places.flatMap(({ place, id: ancestorId, childId }) => {
      const row = rows.find((each) => each.id === ancestorId);
      if (row === undefined) return [];
      const isReadable = readable.has(ancestorId);
      const { name, registrationName, breed, coat } = row;
      return [
        {
          place,
          name,
          registrationName,
          breed,
          coat,
          id: isReadable ? ancestorId : null,
          photoId: isReadable ? row.photoId : null,
          isVerified: verified.has(`${childId} ${ancestorId}`),
        },
      ];
    }),
  };
}

interface Place {
  readonly place: string;
  readonly id: number;
  readonly childId: number;
}

/** Bounded by the generations, so that a loop in old data ends. */
async function findAncestors(tx: Tx, animalId: number): Promise<Place[]> {
  const { rows } = await tx.execute<{ place: string; id: number; child_id: number }>(sql`
    with recursive ancestors(place, id, child_id) as (
      select ''::text, ${animalId}::int, null::int
      union all
      select ancestors.place || parent.letter, parent.id, ancestors.id
      from ancestors
      join animals child on child.id = ancestors.id
      cross join lateral (values ('d', child.dam_id), ('s', child.sire_id)) as parent(letter, id)
      where parent.id is not null and length(ancestors.place) < ${pedigreeGenerations}
    )
    select place, id, child_id from ancestors where place <> '' order by length(place), place`);
  return rows.map(({ place, id, child_id: childId }) => ({ place, id, childId }));
}

function selectAnimals(tx: Tx, language: Language, ids: readonly number[]) {
  const { id, name, registrationName, photoId } = animals;
  return tx
    .select({
      id,
      name,
      registrationName,
      photoId,
      breed: inLanguage(breeds.name, language),
      coat: listedBreedColumns.coat,
    })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .where(inArray(animals.id, [...ids]));
}

/** Pairs of child and parent that a parentage report confirms. */
async function findVerified(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<string>> {
  const { offspringId, damId, sireId, outcome } = parentageRequests;
  const rows = await tx
    .select({ offspringId, damId, sireId })
    .from(parentageRequests)
    .where(
      and(
        inArray(offspringId, [...ids]),
        eq(outcome, "qualifies"),
        or(inArray(damId, [...ids]), inArray(sireId, [...ids])),
      ),
    );
  return new Set(
    rows.flatMap((row) => [`${row.offspringId} ${row.damId}`, `${row.offspringId} ${row.sireId}`]),
  );
}
