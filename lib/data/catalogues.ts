import "server-only";
import type { Market } from "@/lib/config/market";
import type { CatalogueShelf } from "@/lib/navigation/catalogues";
import { plainShelf, type ShelfQuery } from "@/lib/domain/shelf-query";
import { listShelf, readCatalogue } from "./products";

const bestSellerCount = 12;

/** One page of a shelf of a role's catalogue: of its categories, what is made for the role. */
export function readCatalogueShelf(market: Market, shelf: CatalogueShelf, query: ShelfQuery) {
  const { categoryIds, isSingle, role } = shelf;
  return readCatalogue(market, { ...query, ...speciesOf(shelf) }, { categoryIds, audience: role, isSingle });
}

/** What the role orders most. */
export async function readMostOrdered(market: Market, shelf: CatalogueShelf) {
  const extent = { categoryIds: shelf.categoryIds, audience: shelf.role, size: bestSellerCount };
  return (await listShelf(market, { ...plainShelf, ...speciesOf(shelf) }, extent)).products;
}

/** Where a shelf also has what is for no species in particular, its categories alone say what stands on it. */
const speciesOf = ({ isForAll, species }: CatalogueShelf) => ({ species: isForAll ? undefined : species });
