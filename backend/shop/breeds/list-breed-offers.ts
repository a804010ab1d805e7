import { and, asc, eq, inArray } from "drizzle-orm";
import { mixedBreedIds } from "@/lib/config/shop/catalogue";
import { categoryIds } from "@/lib/config/shop/categories";
import { speciesName, type SpeciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { Context, Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { isForBreeds } from "@/backend/shop/public/breed-filter";
import { partPrices, compareWithParts, testCount } from "@/backend/shop/public/part-prices";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller, toPrice } from "@/backend/shop/public/caller-price";
import { listedColumnsIn, toSuggestion } from "@/backend/shop/public/product-rows";

/** Profiles, parentage tests and packs for a breed: breed-specific ones first, then the cheapest, with their savings. */
export async function listBreedOffers({ tx, caller }: Context, { params: { id } }: Input<"breeds.offers">) {
  const [breed] = await tx.select({ speciesId: breeds.speciesId }).from(breeds).where(eq(breeds.id, id));
  if (breed === undefined) return notFound();
  const kinds = offerKindsByCategory(speciesName(breed.speciesId), mixedBreedIds.includes(id));
  const rows = await selectBreedOffers(tx, caller, { id, categories: [...kinds.keys()] });
  return rows.map((row) => ({
    ...toSuggestion(row),
    kind: kinds.get(row.categoryId) ?? "",
    summary: row.summary,
    price: toPrice(row),
    packSize: row.packSize,
    testCount: row.testCount,
    isForAllBreeds: row.isForAllBreeds,
    singly: compareWithParts({ count: row.partCount ?? 0, amount: row.partAmount ?? 0, own: row }),
  }));
}

/** The breeds come first for an animal of mixed breed. */
function offerKindsByCategory(species: SpeciesName, isMixed: boolean): ReadonlyMap<number, string> {
  const { fullBreed, profile, multiPack, genoPet, mixedBreed } = categoryIds[species];
  const ancestry = [
    [genoPet, "geno-pet"],
    [mixedBreed, "mixed-breed"],
    [profile, "profile"],
  ] as const;
  const breedTests = [
    [fullBreed, "full-breed"],
    [profile, "profile"],
    [multiPack, "pack"],
  ] as const;
  return new Map(
    (isMixed ? ancestry : breedTests).flatMap(([id, kind]) =>
      id === undefined ? [] : [[id, kind] as const],
    ),
  );
}

interface BreedOfferQuery {
  readonly id: number;
  readonly categories: readonly number[];
}

function selectBreedOffers(tx: Tx, caller: Caller, { id, categories }: BreedOfferQuery) {
  const parts = partPrices(tx, caller);
  return tx
    .select({
      ...listedColumnsIn(caller.language),
      packSize: products.packSize,
      isForAllBreeds: products.isForAllBreeds,
      testCount,
      partCount: parts.partCount,
      partAmount: parts.partAmount,
    })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .leftJoin(parts, eq(parts.wholeId, products.id))
    .where(and(isForBreeds([id]), inArray(products.categoryId, [...categories]), isListedFor(caller)))
    .orderBy(asc(products.isForAllBreeds), asc(products.packSize), asc(prices.amount), asc(products.id));
}
