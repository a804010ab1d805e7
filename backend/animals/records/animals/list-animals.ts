import { and, eq, inArray } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { identifiersOf } from "@/lib/domain/animals/pet-identifiers";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { animalGrants, clubs } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { listedBreedColumns } from "@/backend/shop/public/list-breeds";
import { countFindings } from "@/backend/animals/public/reported-results";
import { matchesSearch } from "@/backend/animals/public/match-animals";
import { isGranted } from "@/backend/kernel/animal-access/read-access";
import { readTubes } from "./tubes";
import { isInView } from "@/backend/animals/public/views";

/** One page of a list of animals. The index on owner, species and name gives them in their order. */
export async function listAnimals(
  { tx, caller: { user, language } }: SignedInContext,
  { query }: Input<"animals.list">,
) {
  const { page, size, gender, species_id: speciesId } = query;
  const where = and(
    isInView(tx, user.id, query.view),
    gender ? eq(animals.sex, gender) : undefined,
    speciesId ? eq(animals.speciesId, speciesId) : undefined,
    matchesSearch(tx, query),
  );
  const rows = await selectAnimals(tx, language)
    .where(where)
    .orderBy(animals.speciesId, animals.name, animals.id)
    .limit(size)
    .offset(offsetOf({ page, size }));
  const total = await tx.$count(animals, where);
  const ids = rows.map(({ animal }) => animal.id);
  const clubNames = query.view === "with-me" ? await readClubNames(tx, user.id, ids) : undefined;
  const tubes = await readTubes(tx, await findWithResults(tx, user.id, ids));
  const findings = await countFindings(tx, tubes);
  const results = rows.map((row) => {
    const tube = tubes.find(({ animalId }) => animalId === row.animal.id);
    const isMine = row.animal.ownerId === user.id;
    return {
      ...toListed(row),
      ownerName: isMine ? row.animal.contactName : row.ownerName,
      viaClub: clubNames?.get(row.animal.id) ?? null,
      sample: tube === undefined ? null : { barcode: tube.barcode, state: tube.state },
      findings: findings.get(row.animal.id) ?? { atRisk: 0, carrier: 0 },
    };
  });
  return envelope(results, total, { page, size });
}

function selectAnimals(tx: Tx, language: Language) {
  return tx
    .select({
      animal: animals,
      breed: { id: breeds.id, name: inLanguage(breeds.name, language) },
      coat: listedBreedColumns.coat,
      ownerName: users.name,
    })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .leftJoin(users, eq(users.id, animals.ownerId));
}

function toListed({ animal, breed, coat }: Awaited<ReturnType<typeof selectAnimals>>[number]) {
  return {
    id: animal.id,
    name: animal.name,
    species: speciesName(animal.speciesId),
    sex: animal.sex,
    bornOn: animal.bornOn,
    breed,
    coat,
    ...toFacts(animal),
  };
}

/** What list and page of an animal have in common. */
export function toFacts(animal: typeof animals.$inferSelect) {
  return {
    isMixedBreed: animal.isMixedBreed,
    ...identifiersOf(animal),
    diedOn: animal.diedOn,
    photoId: animal.photoId,
    archivedAt: animal.archivedAt?.toISOString() ?? null,
  };
}

/** The ones of these animals whose results the user may see: as owner, or because they are shared. */
async function findWithResults(tx: Tx, userId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const own = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(and(inArray(animals.id, [...ids]), eq(animals.ownerId, userId)));
  if (own.length === ids.length) return [...ids];
  const granted = await tx
    .selectDistinct({ id: animalGrants.animalId })
    .from(animalGrants)
    .where(and(inArray(animalGrants.animalId, [...ids]), isGranted(tx, { userId }, "results")));
  return [...own, ...granted].map(({ id }) => id);
}

/** The ones of these animals that only a club shares with the user, with its name. */
async function readClubNames(tx: Tx, userId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const grants = await tx
    .select({ id: animalGrants.animalId, club: clubs.name })
    .from(animalGrants)
    .leftJoin(clubs, eq(clubs.id, animalGrants.clubId))
    .where(and(inArray(animalGrants.animalId, [...ids]), isGranted(tx, { userId }, "summary")))
    .orderBy(clubs.name);
  const names = new Map(grants.flatMap(({ id, club }) => (club === null ? [] : [[id, club] as const])));
  for (const { id, club } of grants) if (club === null) names.delete(id);
  return names;
}
