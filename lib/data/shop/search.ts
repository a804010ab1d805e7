import "server-only";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/markets/market";
import type { ListedBreed } from "@/lib/contract/shop/breeds/breeds.types";
import type { FoundTest, ListedProduct } from "@/lib/contract/shop/products/products.types";
import { searchContent } from "@/lib/domain/shop/find-content";
import type { SearchResults, SearchKind } from "@/lib/domain/shop/search-kinds";
import { emptyCategoryQuery } from "@/lib/domain/shop/category-query";
import { log } from "@/lib/server/log";
import { listBreeds } from "./breeds";
import { listCountries } from "@/lib/data/kernel/countries";
import { type Content, listArticles, listHelpPages } from "./contents";
import { listProducts, listTests } from "./products";
import { findTasks, isQuestion, type Task } from "@/lib/data/top/tasks";

/** Results of each requested kind. A kind whose search failed is "failed". */
export interface AllSearchResults {
  readonly tasks?: SearchResults<Task> | "failed";
  readonly products?: SearchResults<ListedProduct> | "failed";
  readonly breeds?: SearchResults<ListedBreed> | "failed";
  readonly tests?: SearchResults<FoundTest> | "failed";
  readonly articles?: SearchResults<Content>;
  readonly help?: SearchResults<Content>;
}

/** Searches every kind for a few results, or a single kind for more. */
export async function searchAll(
  market: Market,
  search: string,
  only?: SearchKind,
): Promise<AllSearchResults> {
  const size = only === undefined ? limits.searchResultsPerKind : limits.maxPageSize;
  const { language } = market;
  const isRequested = (kind: SearchKind) => only === undefined || only === kind;
  const [tasks, products, breeds, tests] = await Promise.all([
    isRequested("tasks") && orFailed("tasks", searchTasks(search)),
    isRequested("products") && orFailed("products", findProducts(market, search, size)),
    isRequested("breeds") && orFailed("breeds", findBreeds(market, search, size)),
    isRequested("tests") && orFailed("tests", listTests(market, search, size)),
  ]);
  return {
    ...(tasks && { tasks }),
    ...(products && { products }),
    ...(breeds && { breeds }),
    ...(tests && { tests }),
    ...(isRequested("articles") && {
      articles: firstOf(searchContent(listArticles(language), search, { language }), size),
    }),
    ...(isRequested("help") && {
      help: firstOf(searchContent(listHelpPages(language), search, { language }), size),
    }),
  };
}

async function searchTasks(search: string): Promise<SearchResults<Task>> {
  const countries = isQuestion(search) ? await listCountries() : [];
  const items = findTasks(search, countries).slice(0, limits.foundTasks);
  return { items, count: items.length };
}

async function findProducts(
  market: Market,
  search: string,
  size: number,
): Promise<SearchResults<ListedProduct>> {
  const { products, count } = await listProducts(market, { ...emptyCategoryQuery, search }, { size });
  return { items: products, count };
}

async function findBreeds(market: Market, name: string, size: number): Promise<SearchResults<ListedBreed>> {
  const { breeds, count } = await listBreeds(market, { name, size });
  return { items: breeds, count };
}

function firstOf<Item>(all: readonly Item[], size: number): SearchResults<Item> {
  return { items: all.slice(0, size), count: all.length };
}

/** Keeps the other kinds when one fails. */
async function orFailed<Item>(kind: SearchKind, search: Promise<SearchResults<Item>>) {
  return search.catch((error: unknown) => {
    log().warn({ err: error, kind }, "search of one kind failed");
    return "failed" as const;
  });
}
