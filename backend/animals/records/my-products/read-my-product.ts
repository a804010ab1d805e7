import { asc, eq } from "drizzle-orm";
import type { SignedInCaller } from "@/backend/http/caller";
import { upgradeKindOf } from "@/lib/config/animals/upgrades";
import { isSingleQuantity } from "@/lib/domain/orders/single-quantity";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { presetBreeds } from "@/backend/db/schema/account";
import { breeds } from "@/backend/db/schema/breeds";
import { products } from "@/backend/db/schema/catalogue";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { readProduct } from "@/backend/shop/public/read-product";
import { listUpgrades } from "./list-upgrades";
import { countAnimals, readAnimals } from "./read-animals";

type Product = Exclude<Awaited<ReturnType<typeof readProduct>>, Refusal>;

/** The public product, plus what depends on the caller's animals and breeds. */
export async function readMyProduct(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"myProducts.get">,
) {
  const { user } = caller;
  const product = await readProduct(tx, caller, id);
  if (product instanceof Refusal) return product;
  const [row] = await tx
    .select({ speciesId: products.speciesId, upgrade: products.upgrade })
    .from(products)
    .where(eq(products.id, id));
  if (row === undefined) return notFound();
  const isUpgrade = row.upgrade !== null;
  const flags = { isUpgradeTests: isUpgrade, isUpgradeFullbreed: false, animalId: 1 };
  return {
    ...product,
    mine: {
      animals: await readAnimals(tx, caller, { ...product, isUpgrade }, row.speciesId),
      animalCount: await countAnimals(tx, user.id, row.speciesId),
      ...(await readBreeds(tx, caller, product, row.speciesId)),
      // Vets order for patients. For everyone else only upgrades are for a certain animal.
      isAnimalNeeded: user.type === "vet" ? product.isAnimalRequired : isUpgrade,
      isOncePerAnimal: isSingleQuantity({ ...flags, typeId: product.typeId }),
      upgradeKind: upgradeKindOf(id, row.upgrade),
      upgrades: isUpgrade ? [] : (await listUpgrades(tx, caller, row.speciesId)).map(withoutSummary),
    },
  };
}

const withoutSummary = ({ summary: _, ...upgrade }: Awaited<ReturnType<typeof listUpgrades>>[number]) =>
  upgrade;

/** The user's breeds for which this product is relevant. */
async function readBreeds(
  tx: Tx,
  { user, language }: SignedInCaller,
  product: Product,
  speciesId: number | null,
) {
  const ownBreeds = await tx
    .select({ id: breeds.id, name: inLanguage(breeds.name, language), speciesId: breeds.speciesId })
    .from(presetBreeds)
    .innerJoin(breeds, eq(breeds.id, presetBreeds.breedId))
    .where(eq(presetBreeds.userId, user.id))
    .orderBy(asc(presetBreeds.position));
  const productBreedIds = new Set(product.breeds.map((breed) => breed.id));
  const relevantBreeds = ownBreeds.filter((breed) =>
    product.isForAllBreeds ? [null, breed.speciesId].includes(speciesId) : productBreedIds.has(breed.id),
  );
  return {
    hasChosenBreeds: ownBreeds.length > 0,
    relevantBreeds: relevantBreeds.map(({ id, name }) => ({ id, name })),
  };
}
