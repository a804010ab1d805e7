import { and, asc, eq, ilike, inArray, type SQL } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import { likePattern } from "@/backend/db/like-pattern";
import type { Tx } from "@/backend/db/client";
import { animalGrants, clubs } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { isCurrentGrant } from "@/backend/animals/sharing/animal-sharing/grant-response";
import { notMember, readOwnClubs } from "@/backend/animals/public/own-clubs";

/** Animals that the clubs of the caller can see. */
export async function listClubAnimals(
  { tx, caller: { user, language } }: SignedInContext,
  { query: { query, ...paging } }: Input<"clubs.access">,
) {
  const own = await readOwnClubs(tx, user.id);
  if (own.length === 0) return notMember;
  const isOfClub = and(
    eq(animalGrants.kind, "club"),
    inArray(
      animalGrants.clubId,
      own.map(({ id }) => id),
    ),
    isCurrentGrant(),
  );
  const where = and(
    inArray(animals.id, tx.select({ id: animalGrants.animalId }).from(animalGrants).where(isOfClub)),
    query === "" ? undefined : ilike(animals.name, likePattern(query)),
  );
  const rows = await tx
    .select({
      id: animals.id,
      name: animals.name,
      speciesId: animals.speciesId,
      ownerId: animals.ownerId,
      breed: inLanguage(breeds.name, language),
      owner: users.name,
    })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .leftJoin(users, eq(users.id, animals.ownerId))
    .where(where)
    .orderBy(asc(animals.name), asc(animals.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(animals, where);
  const clubsOf = await readClubsOf(
    tx,
    rows.map(({ id }) => id),
    isOfClub,
  );
  const officerOf = own.filter(({ role }) => role === "officer").map(({ name }) => name);
  const results = rows.map(({ id, name, speciesId, ownerId, breed, owner }) => {
    const clubNames = clubsOf.get(id) ?? [];
    const isMine = ownerId === user.id;
    return {
      animal: { id, name, species: speciesName(speciesId), breed },
      owner,
      isMine,
      clubs: clubNames,
      canRemove: isMine || clubNames.some((club) => officerOf.includes(club)),
    };
  });
  return envelope(results, total, paging);
}

async function readClubsOf(tx: Tx, ids: readonly number[], isOfClub: SQL | undefined) {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ animalId: animalGrants.animalId, name: clubs.name })
          .from(animalGrants)
          .innerJoin(clubs, eq(clubs.id, animalGrants.clubId))
          .where(and(inArray(animalGrants.animalId, [...ids]), isOfClub))
          .orderBy(asc(clubs.name));
  const byAnimal = new Map<number, string[]>();
  for (const { animalId, name } of rows) byAnimal.set(animalId, [...(byAnimal.get(animalId) ?? []), name]);
  return byAnimal;
}
