import { and, desc, eq, inArray, notInArray, type SQL } from "drizzle-orm";
import { productTypes } from "@/lib/config/shop/product-types";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { type SpeciesName, speciesId, speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { translateRows } from "@/backend/db/translate-rows";
import type { Context, Input } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { notFound } from "@/backend/http/refusals";
import { isForBreeds } from "@/backend/shop/public/breed-filter";
import { testCount } from "@/backend/shop/public/part-prices";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller, toPrice } from "@/backend/shop/public/caller-price";
import { listedColumns, listedTexts, toSuggestion } from "@/backend/shop/public/product-rows";
import { readExtras } from "./find-kits";

interface OfferQuery {
  readonly productType?: number | null | undefined;
  readonly categoryId?: number | null | undefined;
  readonly barcode?: string | undefined;
  readonly breed?: number | null | undefined;
  readonly animalId?: number | null | undefined;
  readonly selectedProduct?: number | null | undefined;
  readonly species?: SpeciesName | null | undefined;
}

/** More than one list shows; a breed narrows it. */
const maxOffers = 200;

/** Single tests that can be added to a kit. Tests that it includes, or that the animal has, are not offered. */
export async function listOfferedTests({ tx, caller }: Context, { query }: Input<"activation.products">) {
  const included = await findIncludedTests(tx, caller, query);
  const results = await selectTests(
    tx,
    caller,
    and(
      query.productType ? eq(products.typeId, query.productType) : undefined,
      query.categoryId ? eq(products.categoryId, query.categoryId) : undefined,
      included.speciesId === null ? undefined : eq(products.speciesId, included.speciesId),
      query.breed ? isForBreeds([query.breed]) : undefined,
      included.products.length > 0
        ? notInArray(
            products.id,
            included.products.map(({ id }) => id),
          )
        : undefined,
    ),
  );
  const idsOfType = (typeId: number) =>
    included.products.filter((product) => product.typeId === typeId).map(({ id }) => id);
  return {
    results,
    exclude: { traits: idsOfType(productTypes.trait), diseases: idsOfType(productTypes.disease) },
  };
}

/** A breed with the tests that matter in it. */
export async function readBreedTests({ tx, caller }: Context, { query: { id } }: Input<"activation.breed">) {
  const [breed] = await tx.select().from(breeds).where(eq(breeds.id, id));
  if (breed === undefined) return notFound();
  return {
    id: breed.id,
    name: breed.name,
    species: speciesName(breed.speciesId),
    products: await selectTests(tx, caller, isForBreeds([id])),
  };
}

async function selectTests(tx: Tx, caller: Caller, where: SQL | undefined) {
  const rows = await tx
    .select(listedColumns)
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .where(and(isListedFor(caller), isSingleTest, where))
    .orderBy(desc(products.popularity), products.id)
    .limit(maxOffers);
  const translated = await translateRows(tx, caller.language, { ...listedTexts, rows });
  return translated.map((row) => ({
    ...toSuggestion(row),
    typeId: row.typeId,
    categoryId: row.categoryId,
    summary: row.summary,
    price: toPrice(row),
  }));
}

const isSingleTest = and(
  eq(testCount, 1),
  eq(products.packSize, 1),
  inArray(products.typeId, [productTypes.trait, productTypes.disease]),
);

/** Single tests that the kit's product, paid extras or earlier activations of the animal cover. */
export async function findIncludedTests(tx: Tx, caller: Caller, query: OfferQuery) {
  const { barcode, animalId, selectedProduct, species } = query;
  const [kit] = barcode
    ? await tx
        .select({
          id: kits.id,
          productId: kits.productId,
          custom: kits.customTests,
          speciesId: products.speciesId,
        })
        .from(kits)
        .leftJoin(products, eq(products.id, kits.productId))
        .where(eq(kits.barcode, normalizeBarcode(barcode)))
    : [];
  const extras = kit === undefined ? [] : await readExtras(tx, [kit.id]);
  const earlier = animalId ? await findActivatedProducts(tx, caller, animalId) : [];
  const ofKit = [kit?.productId ?? selectedProduct ?? [], kit?.custom ?? []].flat();
  const holders = [...ofKit, ...extras.map(({ id }) => id), ...earlier];
  return {
    speciesId: kit?.speciesId ?? (species ? speciesId(species) : null),
    products: await findSinglesInside(tx, holders),
  };
}

async function findActivatedProducts(tx: Tx, { user }: Caller, animalId: number): Promise<number[]> {
  if (user === undefined) return [];
  const rows = await tx
    .select({ id: activations.productId, kitId: kits.id, custom: kits.customTests })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(and(eq(animals.id, animalId), eq(animals.ownerId, user.id)));
  const added = await readExtras(
    tx,
    rows.map(({ kitId }) => kitId),
  );
  return [...rows.flatMap(({ id, custom }) => [id, ...(custom ?? [])]), ...added.map(({ id }) => id)];
}

/** The single-test products whose test one of these products contains. */
async function findSinglesInside(tx: Tx, holders: readonly number[]) {
  if (holders.length === 0) return [];
  const codes = tx
    .select({ code: productTests.testCode })
    .from(productTests)
    .where(inArray(productTests.productId, [...holders]));
  return tx
    .selectDistinct({ id: products.id, typeId: products.typeId })
    .from(products)
    .innerJoin(productTests, eq(productTests.productId, products.id))
    .where(and(inArray(productTests.testCode, codes), isSingleTest));
}
