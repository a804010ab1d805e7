import { and, asc, count, eq, inArray, ne, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/config/languages";
import { relations } from "@/lib/config/breeding/relatives";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { relativeConsents, relativeMatches } from "@/backend/db/schema/breeding-community";
import { breeds } from "@/backend/db/schema/breeds";
import { users } from "@/backend/db/schema/users";
import { takesPart } from "@/backend/animals/public/participation";

const own = alias(animals, "own_animals");

/** Relatives whose owners still take part, for animals that still do. Never those of the same owner. */
function isMatch(animalIds: readonly number[]): SQL | undefined {
  return and(inArray(relativeMatches.animalId, [...animalIds]), takesPart, ne(animals.ownerId, own.ownerId));
}

/** By animal of the user. */
export async function countRelatives(tx: Tx, animalIds: readonly number[]): Promise<Map<number, number>> {
  if (animalIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: relativeMatches.animalId, count: count() })
    .from(relativeMatches)
    .innerJoin(own, eq(own.id, relativeMatches.animalId))
    .innerJoin(animals, eq(animals.id, relativeMatches.relativeId))
    .innerJoin(relativeConsents, eq(relativeConsents.animalId, relativeMatches.relativeId))
    .where(isMatch(animalIds))
    .groupBy(relativeMatches.animalId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** At most this many are listed: an animal with more has a popular parent. */
const maxRelatives = 100;

/** The closest first. Neither alleles nor the owner's name. */
export async function findMatches(tx: Tx, language: Language, animalId: number) {
  const { id, name, speciesId, sex, bornOn } = animals;
  const rows = await tx
    .select({
      id,
      name,
      speciesId,
      sex,
      bornOn,
      breed: inLanguage(breeds.name, language),
      country: users.countryCode,
      relation: relativeMatches.relation,
    })
    .from(relativeMatches)
    .innerJoin(own, eq(own.id, relativeMatches.animalId))
    .innerJoin(animals, eq(animals.id, relativeMatches.relativeId))
    .innerJoin(relativeConsents, eq(relativeConsents.animalId, relativeMatches.relativeId))
    .innerJoin(users, eq(users.id, animals.ownerId))
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .where(isMatch([animalId]))
    .orderBy(asc(name), asc(id))
    .limit(maxRelatives);
  return rows
    .toSorted((one, other) => relations.indexOf(one.relation) - relations.indexOf(other.relation))
    .map(({ speciesId: species, bornOn: born, ...row }) => ({
      ...row,
      species: speciesName(species),
      bornYear: born === null ? null : Number(born.slice(0, 4)),
    }));
}

/** Owner of a relative, as recipient of a mail; undefined unless it is a match now. */
export async function findOwnerOfMatch(tx: Tx, animalId: number, relativeId: number) {
  const { email, name, language } = users;
  const [row] = await tx
    .select({ email, name, language, relative: animals.name })
    .from(relativeMatches)
    .innerJoin(own, eq(own.id, relativeMatches.animalId))
    .innerJoin(animals, eq(animals.id, relativeMatches.relativeId))
    .innerJoin(relativeConsents, eq(relativeConsents.animalId, relativeMatches.relativeId))
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(and(isMatch([animalId]), eq(relativeMatches.relativeId, relativeId)));
  return row;
}
