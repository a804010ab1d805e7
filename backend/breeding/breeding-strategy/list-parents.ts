import { and, asc, eq, ilike, or } from "drizzle-orm";
import { speciesId } from "@/lib/domain/species";
import { likePattern } from "@/backend/db/like-pattern";
import { animals } from "@/backend/db/schema/animals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { canBe, mayBeBred, selectAnimals } from "./parent";

/** Animals to choose a dam or sire from, by call name or registered name. */
export async function listParents(
  { tx, caller: { user, language } }: SignedInContext,
  { query: { role, species, query, ...paging } }: Input<"breedingStrategy.parents">,
) {
  const pattern = likePattern(query);
  const { name, registrationName } = animals;
  const where = and(
    mayBeBred(tx, user.id),
    eq(animals.speciesId, speciesId(species)),
    canBe(role),
    query === "" ? undefined : or(ilike(name, pattern), ilike(registrationName, pattern)),
  );
  const rows = await selectAnimals(tx, language)
    .where(where)
    .orderBy(asc(name), asc(animals.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(animals, where);
  const results = rows.map(({ animal, breed }) => ({
    id: animal.id,
    name: animal.name,
    registrationName: animal.registrationName,
    bornOn: animal.bornOn,
    breed: breed?.name ?? null,
    isMine: animal.ownerId === user.id,
  }));
  return envelope(results, total, paging);
}
