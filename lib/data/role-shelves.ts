import "server-only";
import type { Market } from "@/lib/config/market";
import type { ShelfOffer } from "@/lib/contract/products/products.types";
import { findShelf, type Shelf as ShelfKind, shelvesOf, type Side, sidesOf } from "@/lib/navigation/shelves";
import type { ShelfQuery } from "@/lib/domain/shelf-query";
import { listOfCategories, readCatalogue } from "./products";

/** One page of a shelf. Whose species the shelf says itself, nobody has to be asked. */
export function readShelf(market: Market, { categoryIds, species }: ShelfKind, query: ShelfQuery) {
  return readCatalogue(market, { ...query, species: species ?? query.species }, { categoryIds });
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
export function readBestSellers(market: Market, sides: readonly Side[], size: number) {
  return readBest(
    market,
    sides.flatMap((side) => shelvesOf(side)),
    size,
  );
}

/** The screen that is made for practices, for each species. */
export function readGenoVet(market: Market) {
  const screens = sidesOf("vet").flatMap((side) => findShelf(side, "geno-pet") ?? []);
  return readBest(market, screens, 4);
}

async function readBest(market: Market, shelves: readonly ShelfKind[], size: number) {
  const categoryIds = [...new Set(shelves.flatMap((shelf) => shelf.categoryIds))];
  const [species, ...others] = new Set(shelves.map((shelf) => shelf.species));
  const choice = { categoryIds, species: others.length === 0 ? species : null, size };
  return (await listOfCategories(market, choice)).products;
}
