import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  exists,
  ilike,
  inArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { escapeLike } from "@/backend/db/like-pattern";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { kits } from "@/backend/db/schema/kits";
import { users } from "@/backend/db/schema/users";
import { offsetOf, type Paging } from "@/backend/http/paging";
import { isDvGrant } from "@/backend/kernel/animal-access/dv-grants";

type Animal = typeof animals.$inferSelect;

const summaryScopes: AccessScope[] = ["summary", "results"];

/** Animals whose owners agreed, with what they agreed to. The condition is on `animals`. */
export async function findDvAnimals(tx: Tx, where: SQL | undefined, paging: Paging) {
  const rows = await tx
    .select({ animal: animals, breed: breeds.name, owner: users.name })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .leftJoin(users, eq(users.id, animals.ownerId))
    .where(where)
    .orderBy(animals.name, animals.id)
    .limit(paging.size)
    .offset(offsetOf(paging));
  const ids = rows.map(({ animal }) => animal.id);
  const scopes = await readDvScopes(tx, ids);
  return rows.map((row) => hideFacts({ ...row, scopes: scopes.get(row.animal.id) ?? [] }));
}

/** Breed, birth and numbers belong to the summary, which results include. */
function hideFacts<Row extends { animal: Animal; breed: string | null; scopes: readonly AccessScope[] }>(
  row: Row,
): Row {
  if (summaryScopes.some((scope) => row.scopes.includes(scope))) return row;
  const none = { bornOn: null, ...eachPetIdentifier(() => null) };
  return { ...row, breed: null, animal: { ...row.animal, ...none } };
}

export type FoundDvAnimal = Awaited<ReturnType<typeof findDvAnimals>>[number];

export async function countDvAnimals(tx: Tx, where: SQL | undefined): Promise<number> {
  return tx.$count(animals, where);
}

async function readDvScopes(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, AccessScope[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ animalId: animalGrants.animalId, scopes: animalGrants.scopes })
    .from(animalGrants)
    .where(and(inArray(animalGrants.animalId, [...ids]), isDvGrant()));
  return new Map(rows.map(({ animalId, scopes }) => [animalId, scopes]));
}

/** The ones of these animals that Dogs Victoria may see. */
export async function listDvVisible(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set((await readDvScopes(tx, ids)).keys());
}

/** Condition on `animals`: the owner agreed, and it matches the search. */
export function isVisibleToDv(tx: Tx, query: string): SQL | undefined {
  return and(hasGrant(tx), query === "" ? undefined : matches(tx, query));
}

function hasGrant(tx: Tx, more?: SQL): SQL {
  return exists(
    tx
      .select({ id: animalGrants.id })
      .from(animalGrants)
      .where(and(eq(animalGrants.animalId, animals.id), isDvGrant(), more)),
  );
}

function matches(tx: Tx, query: string): SQL | undefined {
  const like = `%${escapeLike(query)}%`;
  const digits = escapeLike(query.replace(/[\s-]+/g, ""));
  const isNumber = or(
    ilike(animals.registrationName, like),
    ilike(animals.registrationNumber, like),
    digits === "" ? undefined : ilike(animals.chipNumber, `%${digits}%`),
  );
  return or(
    ilike(animals.name, like),
    and(isNumber, hasGrant(tx, arrayOverlaps(animalGrants.scopes, summaryScopes))),
    hasBarcode(tx, query),
  );
}

/** Barcodes belong to the results. */
function hasBarcode(tx: Tx, query: string): SQL | undefined {
  const barcode = escapeLike(normalizeBarcode(query));
  if (barcode === "") return undefined;
  const tube = tx
    .select({ id: kits.id })
    .from(activations)
    .innerJoin(samples, eq(samples.activationId, activations.id))
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .where(and(eq(activations.animalId, animals.id), sql`${kits.barcode} like ${`%${barcode}%`}`));
  return and(exists(tube), hasGrant(tx, arrayContains(animalGrants.scopes, ["results"])));
}
