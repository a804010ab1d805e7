import { and, asc, eq, inArray } from "drizzle-orm";
import { categoryIds } from "@/lib/config/categories";
import { speciesName, type SpeciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { prices, products } from "@/backend/db/schema/catalogue";
import { notFound } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { ofBreeds } from "@/backend/modules/products/of-breeds";
import { partsOf, singly, testCount } from "@/backend/modules/products/parts";
import {
  listedColumns,
  priceHere,
  soldHere,
  toPrice,
  toSuggestion,
} from "@/backend/modules/products/queries";

/** Profiles, parentage and packs for a breed: what is its own first, then the cheapest, each with what it saves. */
export async function listOffers(tx: Tx, visit: Visit, id: number) {
  const [breed] = await tx.select({ speciesId: breeds.speciesId }).from(breeds).where(eq(breeds.id, id));
  if (breed === undefined) return notFound();
  const kinds = kindsOf(speciesName(breed.speciesId));
  const rows = await offersIn(tx, visit, { id, categories: [...kinds.keys()] });
  return rows.map((row) => ({
    ...toSuggestion(row),
    kind: kinds.get(row.categoryId) ?? "",
    summary: row.summary,
    price: toPrice(row),
    packSize: row.packSize,
    testCount: row.testCount,
    isForAllBreeds: row.isForAllBreeds,
    singly: singly({ count: row.partCount ?? 0, amount: row.partAmount ?? 0, own: row }),
  }));
}

/** By the numbers of their categories. */
function kindsOf(species: SpeciesName): ReadonlyMap<number, string> {
  const { fullBreed, profile, multiPack } = categoryIds[species];
  const pairs = [
    [fullBreed, "full-breed"],
    [profile, "profile"],
    [multiPack, "pack"],
  ] as const;
  return new Map(pairs.flatMap(([id, kind]) => (id === undefined ? [] : [[id, kind] as const])));
}

interface Wanted {
  readonly id: number;
  readonly categories: readonly number[];
}

function offersIn(tx: Tx, visit: Visit, { id, categories }: Wanted) {
  const parts = partsOf(tx, visit);
  return tx
    .select({
      ...listedColumns,
      packSize: products.packSize,
      isForAllBreeds: products.isForAllBreeds,
      testCount,
      partCount: parts.partCount,
      partAmount: parts.partAmount,
    })
    .from(products)
    .innerJoin(prices, priceHere(visit))
    .leftJoin(parts, eq(parts.wholeId, products.id))
    .where(and(ofBreeds([id]), inArray(products.categoryId, [...categories]), soldHere(visit)))
    .orderBy(asc(products.isForAllBreeds), asc(products.packSize), asc(prices.amount), asc(products.id));
}
