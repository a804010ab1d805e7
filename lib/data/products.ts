import "server-only";
import { cache } from "react";
import type { ProductSort } from "@/lib/config/catalogue";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/market";
import type { RegisteredType } from "@/lib/config/user-types";
import type { FoundTest, Product } from "@/lib/contract/products/products.types";
import type { Found } from "@/lib/domain/found";
import type { ShelfQuery } from "@/lib/domain/shelf-query";
import type { SpeciesName } from "@/lib/domain/species";
import { tags } from "@/lib/next/cache/tags";
import { readForPage, UpstreamReadError } from "@/lib/server/upstream-pages";
import { emptyShelf, type Shelf, shelfOf } from "./shelf";

/** A page and its metadata ask for the same product: within one request it is read once. */
const readOnce = cache((region: Market["region"], language: Market["language"], id: number) =>
  readForPage("products.one", { params: { id } }, { market: { region, language }, tags: [tags.product(id)] }),
);

export function readProduct({ region, language }: Market, id: number): Promise<Product | undefined> {
  return readOnce(region, language, id);
}

/** Where not everything that is sold stands on the shelf. */
interface Narrowing {
  readonly categoryIds?: readonly number[] | undefined;
  /** For whom it is made. */
  readonly audience?: RegisteredType | undefined;
  readonly isSingle?: boolean | undefined;
}

interface Extent extends Narrowing {
  readonly size?: number;
}

export async function listShelf(
  market: Market,
  query: ShelfQuery,
  { size = limits.pageSize, ...narrowing }: Extent = {},
): Promise<Shelf> {
  const { page, sort } = query;
  const asked = { ...filterOf(query, narrowing), page, size, sort, isDetails: true };
  const answer = await readForPage("products.list", { query: asked }, { market, tags: [tags.shelves] });
  return answer ? shelfOf(answer, page, size) : emptyShelf;
}

/** One page of a shelf, and how many products each choice of its filters would leave. */
export async function readCatalogue(market: Market, query: ShelfQuery, narrowing: Narrowing = {}) {
  const asked = { ...filterOf(query, narrowing), breed_search: query.breedSearch };
  const [shelf, facets] = await Promise.all([
    listShelf(market, query, narrowing),
    readForPage("products.facets", { query: asked }, { market, tags: [tags.shelves] }),
  ]);
  if (facets === undefined) throw new UpstreamReadError("products.facets answered that it is not there");
  return { shelf, facets };
}

function filterOf({ search, species, types, breeds }: ShelfQuery, narrowing: Narrowing) {
  const { categoryIds = [], audience: user_type, isSingle } = narrowing;
  const lists = { types: types.join(","), breeds: breeds.join(","), category_ids: categoryIds.join(",") };
  return { search, species, ...lists, user_type, is_single: isSingle ? true : undefined };
}

/** Single tests, and what to order for each. */
export async function listTests(market: Market, search: string, size: number): Promise<Found<FoundTest>> {
  const reading = { market, tags: [tags.shelves] };
  const answer = await readForPage("products.tests", { query: { search, page: 1, size } }, reading);
  return { items: answer?.results ?? [], count: answer?.count ?? 0 };
}

interface Choice {
  readonly categoryIds: readonly number[];
  readonly species?: SpeciesName | null;
  readonly sort?: ProductSort;
  readonly size: number;
}

/** The first products of some categories, the most asked for first where nothing else is said. */
export async function listOfCategories(
  market: Market,
  { categoryIds, species, sort, size }: Choice,
): Promise<Shelf> {
  const category_ids = categoryIds.join(",");
  const query = { category_ids, species: species ?? undefined, sort, page: 1, size, isDetails: true };
  const answer = await readForPage("products.list", { query }, { market, tags: [tags.shelves] });
  return answer ? shelfOf(answer, 1, size) : emptyShelf;
}

interface OfferQuery {
  readonly species?: SpeciesName | undefined;
  readonly page: number;
}

/** What costs less than its parts, the biggest saving first. */
export async function listOffers(market: Market, { species, page }: OfferQuery) {
  const size = limits.pageSize;
  const query = { species, page, size };
  const answer = await readForPage("products.offers", { query }, { market, tags: [tags.shelves] });
  const count = answer?.count ?? 0;
  const offers = (answer?.results ?? []).map(({ details, ...product }) => ({ ...product, ...details }));
  return { offers, count, pageCount: Math.max(1, Math.ceil(count / size)) };
}
