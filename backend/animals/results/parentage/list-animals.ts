import { and, asc, eq, ilike, inArray, or, type SQL } from "drizzle-orm";
import type { ParentageRole } from "@/lib/config/animals/parentage";
import { speciesId, speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { isComparable } from "./access";
import { likePattern } from "@/backend/db/like-pattern";
import { readProfiles } from "./read-profiles";

/** Animals that can be offspring, dam or sire: own ones, and those shared for parentage. */
export async function listAnimals(
  { tx, caller: { user, language } }: SignedInContext,
  { query: { query, species, role, ...paging } }: Input<"parentage.animals">,
) {
  const where = and(
    isComparable(tx, user.id),
    species ? eq(animals.speciesId, speciesId(species)) : undefined,
    canBe(role),
    query === "" ? undefined : mentions(query),
  );
  const rows = await tx
    .select({ animal: animals, breed: inLanguage(breeds.name, language) })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .where(where)
    .orderBy(asc(animals.name), asc(animals.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(animals, where);
  const profiles = await readProfiles(
    tx,
    rows.map(({ animal }) => animal.id),
  );
  const results = rows.map(({ animal: { id, name, sex, bornOn, registrationName, ...animal }, breed }) => ({
    id,
    name,
    sex,
    bornOn,
    breed,
    registrationName,
    species: speciesName(animal.speciesId),
    isMine: animal.ownerId === user.id,
    profiles: profiles
      .filter(({ animalId }) => animalId === id)
      .map(({ panel, madeOn, missing }) => ({ panel, madeOn, missing })),
  }));
  return envelope(results, total, paging);
}

function canBe(role: ParentageRole | null | undefined): SQL | undefined {
  if (role === "dam") return inArray(animals.sex, ["female", "unknown"]);
  return role === "sire" ? inArray(animals.sex, ["male", "unknown"]) : undefined;
}

function mentions(query: string): SQL | undefined {
  const pattern = likePattern(query);
  return or(
    ilike(animals.name, pattern),
    ilike(animals.registrationName, pattern),
    ilike(animals.registrationNumber, pattern),
    ilike(animals.chipNumber, pattern),
  );
}
