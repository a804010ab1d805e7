import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { categoryIds } from "@/lib/config/categories";
import { speciesName, type SpeciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import { notFound } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { singly, testsSoldSingly } from "@/backend/modules/products/compare-prices";
import { ofBreeds } from "@/backend/modules/products/of-breeds";
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
    singly: savingOf(row),
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
  const inside = insideOf(tx, visit);
  const piece = alias(prices, "piece");
  return tx
    .select({
      ...listedColumns,
      packSize: products.packSize,
      isForAllBreeds: products.isForAllBreeds,
      pieceAmount: piece.amount,
      testCount: sql<number>`coalesce(${inside.testCount}, 0)`,
      soldCount: sql<number>`coalesce(${inside.soldCount}, 0)`,
      singlyAmount: sql<number>`coalesce(${inside.singlyAmount}, 0)`,
    })
    .from(products)
    .innerJoin(prices, priceHere(visit))
    .leftJoin(piece, and(eq(piece.productId, products.packOf), eq(piece.region, visit.region)))
    .leftJoin(inside, eq(inside.productId, products.id))
    .where(and(ofBreeds([id]), inArray(products.categoryId, [...categories]), soldHere(visit)))
    .orderBy(asc(products.isForAllBreeds), asc(products.packSize), asc(prices.amount), asc(products.id));
}

/** What the tests of each product cost one by one. */
function insideOf(tx: Tx, visit: Visit) {
  const singles = testsSoldSingly(tx, visit);
  return tx
    .select({
      productId: productTests.productId,
      testCount: sql<number>`count(*)::int`.as("test_count"),
      soldCount: sql<number>`count(${singles.amount})::int`.as("sold_count"),
      singlyAmount: sql<number>`coalesce(sum(${singles.amount}), 0)::int`.as("singly_amount"),
    })
    .from(productTests)
    .leftJoin(singles, eq(singles.testCode, productTests.testCode))
    .groupBy(productTests.productId)
    .as("inside");
}

function savingOf(row: Awaited<ReturnType<typeof offersIn>>[number]) {
  const { packSize, pieceAmount, soldCount, singlyAmount } = row;
  if (packSize > 1)
    return pieceAmount === null
      ? null
      : singly({ count: packSize, amount: pieceAmount * packSize, own: row });
  return soldCount < 2 ? null : singly({ count: soldCount, amount: singlyAmount, own: row });
}
