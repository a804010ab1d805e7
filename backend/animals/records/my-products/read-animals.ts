import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { SignedInCaller } from "@/backend/http/caller";
import { limits } from "@/lib/config/limits";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { animals, dnaPanels, dnaProfiles } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { findReportedAnimals } from "@/backend/animals/public/find-reported-animals";
import { findStoredSamples } from "@/backend/kits/public/stored-samples";
import { listOwnCartItems } from "./list-own-cart-items";

interface Product {
  readonly id: number;
  readonly isForAllBreeds: boolean;
  readonly breeds: readonly { readonly id: number }[];
  readonly parentage: unknown;
  readonly isUpgrade: boolean;
}

/** The owner's animals that the product can be ordered for: those of its species, or all if it has none. No archived ones. */
export async function readAnimals(
  tx: Tx,
  { user: { id: ownerId }, language }: SignedInCaller,
  product: Product,
  speciesId: number | null,
) {
  const rows = await tx
    .select({
      id: animals.id,
      name: animals.name,
      sex: animals.sex,
      bornOn: animals.bornOn,
      breedId: breeds.id,
      breedName: inLanguage(breeds.name, language),
    })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .where(belongsTo(ownerId, speciesId))
    .orderBy(asc(animals.name), asc(animals.id))
    .limit(limits.animalOptions);
  const inCart = await findAnimalsInCart(tx, ownerId, product.id);
  const ids = rows.map(({ id }) => id);
  const profiles = product.parentage === null ? [] : await readDnaProfiles(tx, ids);
  const stored = await findStoredSamples(tx, ids);
  const reported = await findReportedAnimals(tx, product.id, ids);
  const productBreedIds = new Set(product.breeds.map(({ id }) => id));
  return rows.map(({ breedId, breedName, ...animal }) => ({
    ...animal,
    breed: breedId === null || breedName === null ? null : { id: breedId, name: breedName },
    isRelevant: product.isForAllBreeds || (breedId === null ? null : productBreedIds.has(breedId)),
    isInCart: inCart.has(animal.id),
    needsKit: product.isUpgrade && !stored.has(animal.id),
    isReported: reported.has(animal.id),
    profiles: profiles.filter(({ animalId }) => animalId === animal.id).map(describeProfile),
  }));
}

export async function countAnimals(tx: Tx, ownerId: number, speciesId: number | null): Promise<number> {
  return tx.$count(animals, belongsTo(ownerId, speciesId));
}

function belongsTo(ownerId: number, speciesId: number | null) {
  return and(
    eq(animals.ownerId, ownerId),
    isNull(animals.archivedAt),
    speciesId === null ? undefined : eq(animals.speciesId, speciesId),
  );
}

async function findAnimalsInCart(
  tx: Tx,
  userId: number,
  productId: number,
): Promise<ReadonlySet<number | null>> {
  const items = await listOwnCartItems(tx, userId);
  return new Set(items.filter((item) => item.productId === productId).map(({ animalId }) => animalId));
}

async function readDnaProfiles(tx: Tx, animalIds: readonly number[]) {
  return tx
    .select({
      animalId: dnaProfiles.animalId,
      panel: dnaProfiles.panelKey,
      madeOn: dnaProfiles.madeOn,
      alleles: dnaProfiles.alleles,
      markers: dnaPanels.markers,
    })
    .from(dnaProfiles)
    .innerJoin(dnaPanels, eq(dnaPanels.key, dnaProfiles.panelKey))
    .where(and(inArray(dnaProfiles.animalId, [...animalIds]), dnaProfiles.isCurrent))
    .orderBy(asc(dnaProfiles.madeOn), asc(dnaProfiles.id));
}

/** Lists missing markers, which decide whether profiles can be compared. Allele values stay private. */
function describeProfile({
  panel,
  madeOn,
  alleles,
  markers,
}: Awaited<ReturnType<typeof readDnaProfiles>>[number]) {
  return { panel, madeOn, missing: markers.filter((marker) => !Object.hasOwn(alleles, marker)) };
}
