import "server-only";
import type { Market } from "@/lib/config/markets/market";
import type { CategoryOffer } from "@/lib/contract/shop/products/products.types";
import {
  findCategoryPage,
  type CategoryPage,
  listCategoryPages,
  type LandingPage,
  listLandingPages,
} from "@/lib/navigation/category-pages";
import type { CategoryQuery } from "@/lib/domain/shop/category-query";
import { listProductsOfCategories, listProductsWithFacets } from "./products";

/** One page of products of a category page, whose own species overrides the one of the query. */
export function readCategoryPage(
  market: Market,
  { categoryIds, species }: CategoryPage,
  query: CategoryQuery,
) {
  return listProductsWithFacets(market, { ...query, species: species ?? query.species }, { categoryIds });
}

/** Number of products and lowest price of each category page of a landing page. */
export function readCategoryOffers(
  market: Market,
  landingPage: LandingPage,
): Promise<readonly CategoryOffer[]> {
  return Promise.all(
    listCategoryPages(landingPage).map(async (page) => {
      const { categoryIds, species } = page;
      const list = await listProductsOfCategories(market, { categoryIds, species, sort: "price", size: 1 });
      return { page, count: list.count, from: list.products[0]?.price };
    }),
  );
}

export function readBestSellers(market: Market, landingPages: readonly LandingPage[]) {
  return readBest(market, landingPages.flatMap(listCategoryPages));
}

/** Products made for veterinary practices, of both species. */
export function readGenoVet(market: Market) {
  const pages = listLandingPages("vet").flatMap(
    (landingPage) => findCategoryPage(landingPage, "geno-pet") ?? [],
  );
  return readBest(market, pages);
}

async function readBest(market: Market, pages: readonly CategoryPage[]) {
  const categoryIds = [...new Set(pages.flatMap((page) => page.categoryIds))];
  const [species, ...others] = new Set(pages.map((page) => page.species));
  const query = { categoryIds, species: others.length === 0 ? species : null, size: 4 };
  return (await listProductsOfCategories(market, query)).products;
}
