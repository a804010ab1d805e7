import "server-only";
import type { Market } from "@/lib/config/markets/market";
import type { CataloguePage } from "@/lib/navigation/catalogues";
import { emptyCategoryQuery, type CategoryQuery } from "@/lib/domain/shop/category-query";
import { listProducts, listProductsWithFacets } from "./products";

const bestSellerCount = 12;

/** One page of products of a catalogue page: its categories, limited to its audience. */
export function readCataloguePage(market: Market, page: CataloguePage, query: CategoryQuery) {
  const { categoryIds, isSingle, role } = page;
  return listProductsWithFacets(
    market,
    { ...query, ...speciesOf(page) },
    { categoryIds, audience: role, isSingle },
  );
}

export async function readMostOrdered(market: Market, page: CataloguePage) {
  const scope = { categoryIds: page.categoryIds, audience: page.role, size: bestSellerCount };
  return (await listProducts(market, { ...emptyCategoryQuery, ...speciesOf(page) }, scope)).products;
}

/** No species filter where a page also lists products for no species in particular. */
const speciesOf = ({ isForAll, species }: CataloguePage) => ({ species: isForAll ? undefined : species });
