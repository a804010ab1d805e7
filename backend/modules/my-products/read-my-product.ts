import { and, asc, eq, isNotNull } from "drizzle-orm";
import { upgradeKindOf } from "@/lib/config/upgrades";
import { isOnceOnly } from "@/lib/domain/once-only";
import type { Tx } from "@/backend/db/client";
import { presetBreeds } from "@/backend/db/schema/account";
import { breeds } from "@/backend/db/schema/breeds";
import { prices, products } from "@/backend/db/schema/catalogue";
import { notFound, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import {
  listedColumns,
  priceHere,
  soldHere,
  toPrice,
  toSuggestion,
} from "@/backend/modules/products/queries";
import { readProduct } from "@/backend/modules/products/read-product";
import { countAnimals, readAnimals } from "./read-animals";

type Product = Exclude<Awaited<ReturnType<typeof readProduct>>, Refusal>;

/** The product as everybody sees it, and what the asker's animals change about it. */
export async function readMyProduct(tx: Tx, visit: Visit, id: number) {
  const { person } = visit;
  if (person === undefined) return notSignedIn();
  const product = await readProduct(tx, visit, id);
  if (product instanceof Refusal) return product;
  const [sold] = await tx
    .select({ speciesId: products.speciesId, upgrade: products.upgrade })
    .from(products)
    .where(eq(products.id, id));
  if (sold === undefined) return notFound();
  const isUpgrade = sold.upgrade !== null;
  const marks = { isUpgradeTests: isUpgrade, isUpgradeFullbreed: false, animalId: 1 };
  return {
    ...product,
    mine: {
      animals: await readAnimals(tx, person.id, product, sold.speciesId),
      animalCount: await countAnimals(tx, person.id, sold.speciesId),
      ...(await readBreeds(tx, person.id, product, sold.speciesId)),
      // Vets order for patients; of everybody else's things only an upgrade is about one animal.
      isAnimalNeeded: person.type === "vet" ? product.isAnimalRequired : isUpgrade,
      isOncePerAnimal: isOnceOnly({ ...marks, typeId: product.typeId }),
      upgradeKind: upgradeKindOf(id, sold.upgrade),
      upgrades: isUpgrade ? [] : await listUpgrades(tx, visit, sold.speciesId),
    },
  };
}

/** Of the breeds somebody keeps, those this product is worth having for. */
async function readBreeds(tx: Tx, userId: number, product: Product, speciesId: number | null) {
  const chosen = await tx
    .select({ id: breeds.id, name: breeds.name, speciesId: breeds.speciesId })
    .from(presetBreeds)
    .innerJoin(breeds, eq(breeds.id, presetBreeds.breedId))
    .where(eq(presetBreeds.userId, userId))
    .orderBy(asc(presetBreeds.position));
  const named = new Set(product.breeds.map((breed) => breed.id));
  const relevant = chosen.filter((breed) =>
    product.isForAllBreeds ? [null, breed.speciesId].includes(speciesId) : named.has(breed.id),
  );
  return {
    hasChosenBreeds: chosen.length > 0,
    relevantBreeds: relevant.map(({ id, name }) => ({ id, name })),
  };
}

/** What could be added to the results of an animal that has been tested before. */
async function listUpgrades(tx: Tx, visit: Visit, speciesId: number | null) {
  if (speciesId === null) return [];
  const rows = await tx
    .select({ ...listedColumns, upgrade: products.upgrade })
    .from(products)
    .innerJoin(prices, priceHere(visit))
    .where(and(isNotNull(products.upgrade), eq(products.speciesId, speciesId), soldHere(visit)))
    .orderBy(asc(products.id));
  return rows.map((row) => ({
    ...toSuggestion(row),
    price: toPrice(row),
    upgradeKind: upgradeKindOf(row.id, row.upgrade),
  }));
}
