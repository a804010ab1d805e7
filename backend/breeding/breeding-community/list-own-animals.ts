import { and, asc, count, eq, isNull, or, sql } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import { animals } from "@/backend/db/schema/animals";
import { relativeConsents } from "@/backend/db/schema/breeding-community";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { hasProfile, takesPart } from "@/backend/animals/public/participation";
import { countRelatives } from "./find-matches";
import { selectAnimals } from "./select-animals";

/** The user's animals with a DNA profile, and those that take part without one. */
export async function listOwnAnimals(
  { tx, caller: { user, language } }: SignedInContext,
  { query: paging }: Input<"breedingCommunity.list">,
) {
  const where = and(
    eq(animals.ownerId, user.id),
    isNull(animals.archivedAt),
    or(hasProfile(tx), sql`${relativeConsents.animalId} is not null`),
  );
  const { id, name, speciesId } = animals;
  const rows = await selectAnimals(tx, language)
    .where(where)
    .orderBy(asc(speciesId), asc(name), asc(id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx
    .select({ count: count() })
    .from(animals)
    .leftJoin(relativeConsents, takesPart)
    .where(where);
  const counts = await countRelatives(
    tx,
    rows.map((row) => row.id),
  );
  const results = rows.map(({ speciesId: species, ...row }) => ({
    ...row,
    species: speciesName(species),
    state: row.state ?? ("off" as const),
    relatives: row.state === null ? 0 : (counts.get(row.id) ?? 0),
  }));
  return envelope(results, total?.count ?? 0, paging);
}
