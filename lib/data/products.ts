import "server-only";
import { cache } from "react";
import type { ProductSort } from "@/lib/config/catalogue";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/market";
import type { FoundTest, Product } from "@/lib/contract/products.types";
import type { Found } from "@/lib/domain/found";
import type { ShelfQuery } from "@/lib/domain/shelf-query";
import type { SpeciesName } from "@/lib/domain/species";
import { tags } from "@/lib/server/cache/tags";
import { readForPage, UpstreamReadError } from "@/lib/server/upstream-pages";
import { emptyShelf, type Shelf, shelfOf } from "./shelf";

/** A page and its metadata ask for the same product: within one request it is read once. */
const readOnce = cache((region: Market["region"], language: Market["language"], id: number) =>
  readForPage("products.one", { params: { id } }, { market: { region, language }, tags: [tags.product(id)] }),
);

export function readProduct({ region, language }: Market, id: number): Promise<Product | undefined> {
  return readOnce(region, language, id);
}

interface Extent {
  readonly size?: number;
  /** Where not everything that is sold stands on the shelf. */
  readonly categoryIds?: readonly number[] | undefined;
}

export async function listShelf(
  market: Market,
  query: ShelfQuery,
  { size = limits.pageSize, categoryIds }: Extent = {},
): Promise<Shelf> {
  const { page, sort } = query;
  const asked = { ...filterOf(query, categoryIds), page, size, sort, isDetails: true };
  const answer = await readForPage("products.list", { query: asked }, { market, tags: [tags.shelves] });
  return answer ? shelfOf(answer, page, size) : emptyShelf;
}

/** One page of a shelf, and how many products each choice of its filters would leave. */
export async function readCatalogue(market: Market, query: ShelfQuery, categoryIds?: readonly number[]) {
  const asked = { ...filterOf(query, categoryIds), breed_search: query.breedSearch };
  const [shelf, facets] = await Promise.all([
    listShelf(market, query, { categoryIds }),
    readForPage("products.facets", { query: asked }, { market, tags: [tags.shelves] }),
  ]);
  if (facets === undefined) throw new UpstreamReadError("products.facets answered that it is not there");
  return { shelf, facets };
}

function filterOf({ search, species, types, breeds }: ShelfQuery, categoryIds: readonly number[] = []) {
  const lists = { types: types.join(","), breeds: breeds.join(","), category_ids: categoryIds.join(",") };
  return { search, species, ...lists };
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
