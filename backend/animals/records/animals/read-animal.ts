import { and, eq, inArray } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { type AccessScope, accessScopes } from "@/lib/config/animals/animal-access";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { importedResults } from "@/backend/db/schema/documents";
import { users } from "@/backend/db/schema/users";
import type { Caller, SignedInCaller } from "@/backend/http/caller";
import { notFound } from "@/backend/http/refusals";
import { listedBreedColumns } from "@/backend/shop/public/list-breeds";
import { toFacts } from "./list-animals";
import { type AnimalAccess, readAccess } from "@/backend/kernel/animal-access/read-access";
import { readTubes } from "./tubes";

type Animal = typeof animals.$inferSelect;

/** The facts about an animal for anyone who may see them. Contacts of a vet's clients are for the vet only. */
export async function readAnimal(tx: Tx, { user, admin, language }: SignedInCaller, id: number) {
  const access = await readAccess(tx, { userId: user.id, admin }, id, "summary");
  if (access === undefined) return notFound();
  const { animal, relation } = access;
  const isOwner = relation === "owner";
  const scopes = await listScopes(tx, user.id, access);
  const [newest] = await readTubes(tx, scopes.includes("results") ? [id] : [], { language });
  return {
    id,
    petName: animal.name,
    gender: animal.sex,
    species: speciesName(animal.speciesId),
    ...toBirthDate(animal.bornOn),
    weight: animal.weight === null ? null : Number(animal.weight),
    weightType: animal.weightType,
    personality: animal.personality,
    ...(await readBreed(tx, language, animal.breedId)),
    ...toFacts(animal),
    user: await readOwner(tx, animal.ownerId),
    product: newest ? { id: newest.productId, name: newest.product, barcode: newest.barcode } : null,
    contactName: isOwner ? animal.contactName : null,
    contactEmail: isOwner ? animal.contactEmail : null,
    ...(await readParents(tx, animal, user.id)),
    relation,
    scopes,
    isTested: await isTested(tx, id),
    hasDnaProfile: await hasDnaProfile(tx, id),
  };
}

function toBirthDate(bornOn: string | null) {
  const [year, month, day] = bornOn?.split("-").map(Number) ?? [];
  return { dobDay: day ?? null, dobMonth: month ?? null, dobYear: year ?? null };
}

/** What the caller may read of an animal that they may see. */
async function listScopes(
  tx: Tx,
  userId: number,
  { animal, relation }: AnimalAccess,
): Promise<AccessScope[]> {
  if (relation === "owner") return [...accessScopes];
  const scopes: AccessScope[] = [];
  for (const scope of accessScopes)
    if ((await readAccess(tx, { userId, isProbe: true }, animal.id, scope)) !== undefined) scopes.push(scope);
  return scopes;
}

async function readBreed(tx: Tx, language: Language, id: number | null) {
  const [breed] =
    id === null
      ? []
      : await tx
          .select({ id: breeds.id, name: inLanguage(breeds.name, language), coat: listedBreedColumns.coat })
          .from(breeds)
          .where(eq(breeds.id, id));
  return { breed: breed ? { id: breed.id, name: breed.name } : null, coat: breed?.coat ?? null };
}

async function readOwner(tx: Tx, ownerId: number | null) {
  if (ownerId === null) return null;
  const [owner] = await tx.select({ name: users.name }).from(users).where(eq(users.id, ownerId));
  return owner ?? null;
}

/** Names of the stated parents; an id only for animals that the user can open. */
async function readParents(tx: Tx, { damId, sireId }: Animal, userId: number) {
  const ids = [damId, sireId].filter((id) => id !== null);
  const rows =
    ids.length === 0
      ? []
      : await tx.select({ id: animals.id, name: animals.name }).from(animals).where(inArray(animals.id, ids));
  const describe = async (id: number | null) => {
    const row = rows.find((parent) => parent.id === id);
    if (row === undefined) return null;
    const access = await readAccess(tx, { userId, isProbe: true }, row.id, "summary");
    return { id: access === undefined ? null : row.id, name: row.name };
  };
  return { dam: await describe(damId), sire: await describe(sireId) };
}

/** Samples, profiles or imported results: such an animal can be archived, but not deleted. */
export async function isTested(tx: Tx, animalId: number): Promise<boolean> {
  const [tube] = await readTubes(tx, [animalId]);
  if (tube !== undefined) return true;
  const [imported] = await tx
    .select({ id: importedResults.id })
    .from(importedResults)
    .where(eq(importedResults.animalId, animalId))
    .limit(1);
  return imported !== undefined || (await hasDnaProfile(tx, animalId));
}

async function hasDnaProfile(tx: Tx, animalId: number): Promise<boolean> {
  const [profile] = await tx
    .select({ id: dnaProfiles.id })
    .from(dnaProfiles)
    .where(eq(dnaProfiles.animalId, animalId))
    .limit(1);
  return profile !== undefined;
}

/** The user's own animal, locked for a change; undefined for anybody else's. */
export async function lockOwnAnimal(tx: Tx, { user }: Caller, id: number): Promise<Animal | undefined> {
  if (user === undefined) return undefined;
  const [animal] = await tx
    .select()
    .from(animals)
    .where(and(eq(animals.id, id), eq(animals.ownerId, user.id)))
    .for("update");
  return animal;
}
