import "server-only";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/market";
import type { ListedBreed } from "@/lib/contract/breeds/breeds.types";
import type { FoundTest, ListedProduct } from "@/lib/contract/products/products.types";
import { findWritten } from "@/lib/domain/find-written";
import type { Found, FoundKind } from "@/lib/domain/found";
import { plainShelf } from "@/lib/domain/shelf-query";
import { log } from "@/lib/server/log";
import { listBreeds } from "./breeds";
import { articles, type Content, pagesToRead } from "./contents";
import { listShelf, listTests } from "./products";

/** What was found of each kind that was looked for. A kind that could not be searched just now is "failed". */
export interface FoundAll {
  readonly products?: Found<ListedProduct> | "failed";
  readonly breeds?: Found<ListedBreed> | "failed";
  readonly tests?: Found<FoundTest> | "failed";
  readonly articles?: Found<Content>;
  readonly help?: Found<Content>;
}

/** Looks through the whole shop, a little of each kind; or through one kind alone, and further. */
export async function searchAll(market: Market, search: string, only?: FoundKind): Promise<FoundAll> {
  const size = only === undefined ? limits.foundAtOnce : limits.maxPageSize;
  const isSought = (kind: FoundKind) => only === undefined || only === kind;
  const [products, breeds, tests] = await Promise.all([
    isSought("products") && unlessFailed("products", findProducts(market, search, size)),
    isSought("breeds") && unlessFailed("breeds", findBreeds(market, search, size)),
    isSought("tests") && unlessFailed("tests", listTests(market, search, size)),
  ]);
  return {
    ...(products && { products }),
    ...(breeds && { breeds }),
    ...(tests && { tests }),
    ...(isSought("articles") && { articles: someOf(findWritten(articles, search), size) }),
    ...(isSought("help") && { help: someOf(findWritten(pagesToRead, search), size) }),
  };
}

async function findProducts(market: Market, search: string, size: number): Promise<Found<ListedProduct>> {
  const { products, count } = await listShelf(market, { ...plainShelf, search }, { size });
  return { items: products, count };
}

async function findBreeds(market: Market, name: string, size: number): Promise<Found<ListedBreed>> {
  const { breeds, count } = await listBreeds(market, { name, size });
  return { items: breeds, count };
}

function someOf<Item>(all: readonly Item[], size: number): Found<Item> {
  return { items: all.slice(0, size), count: all.length };
}

/** One kind that fails does not take the others away. */
async function unlessFailed<Item>(kind: FoundKind, finding: Promise<Found<Item>>) {
  return finding.catch((error: unknown) => {
    log().warn({ err: error, kind }, "a part of the search failed");
    return "failed" as const;
  });
}
