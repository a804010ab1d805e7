import "server-only";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/market";
import type { ShelfOffer } from "@/lib/contract/products.types";
import { type Shelf as ShelfKind, shelvesOf, type Side } from "@/lib/domain/shelves";
import { listOfCategories } from "./products";
import type { Shelf } from "./shelf";

/** The whole shelf, or as much of it as one answer holds. */
export function readShelf(market: Market, { categoryIds, species }: ShelfKind): Promise<Shelf> {
  return listOfCategories(market, { categoryIds, species, size: limits.maxPageSize });
}

/** How much stands on each shelf of a side, and what the cheapest of it costs. */
export function readOffers(market: Market, side: Side): Promise<readonly ShelfOffer[]> {
  return Promise.all(
    shelvesOf(side).map(async (shelf) => {
      const { categoryIds, species } = shelf;
      const found = await listOfCategories(market, { categoryIds, species, sort: "price", size: 1 });
      return { shelf, count: found.count, from: found.products[0]?.price };
    }),
  );
}

/** What is most asked for among all shelves of the sides. */
export async function readBestSellers(market: Market, sides: readonly Side[], size: number) {
  const ids = sides.flatMap((side) => shelvesOf(side).flatMap(({ categoryIds }) => categoryIds));
  const [only] = sides.length === 1 ? sides : [];
  const choice = { categoryIds: [...new Set(ids)], species: only?.species, size };
  return (await listOfCategories(market, choice)).products;
}
