import "server-only";
import { cache } from "react";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/markets/market";
import type { Breed, BreedOffer, BreedTest, ListedBreed } from "@/lib/contract/shop/breeds/breeds.types";
import type { SpeciesName } from "@/lib/domain/species";
import { cacheTags } from "@/lib/config/cache-tags";
import { readForPage } from "@/lib/server/upstream/read-for-page";

const readOnce = cache((store: Market["store"], language: Market["language"], id: number) =>
  readForPage("breeds.get", { params: { id } }, { market: { store, language }, tags: [cacheTags.breed(id)] }),
);

export function readBreed({ store, language }: Market, id: number): Promise<Breed | undefined> {
  return readOnce(store, language, id);
}

/** These contain prices, so they change with the catalogue too. */
const breedTags = (id: number) => [cacheTags.breed(id), cacheTags.catalogue];

const readTestsOnce = cache((store: Market["store"], language: Market["language"], id: number) =>
  readForPage("breeds.tests", { params: { id } }, { market: { store, language }, tags: breedTags(id) }),
);

/** Most important first. Cached per request for the page and its metadata. */
export async function listTestsOfBreed(
  { store, language }: Market,
  id: number,
): Promise<readonly BreedTest[]> {
  return (await readTestsOnce(store, language, id)) ?? [];
}

export async function listOffersOfBreed(market: Market, id: number): Promise<readonly BreedOffer[]> {
  return (await readForPage("breeds.offers", { params: { id } }, { market, tags: breedTags(id) })) ?? [];
}

interface BreedQuery {
  readonly species?: SpeciesName | undefined;
  readonly name?: string;
  readonly page?: number;
  readonly size?: number;
}

export async function listBreeds(market: Market, query: BreedQuery) {
  const response = await readForPage("breeds.list", { query }, { market, tags: [cacheTags.catalogue] });
  return { breeds: response?.results ?? [], count: response?.count ?? 0 };
}

/** All breeds of a species, by name. */
export async function listAllBreeds(market: Market, species: SpeciesName): Promise<readonly ListedBreed[]> {
  const size = limits.maxPageSize;
  const first = await listBreeds(market, { species, page: 1, size });
  const others = Array.from({ length: Math.ceil(first.count / size) - 1 }, (_, index) => index + 2);
  const pages = await Promise.all(others.map((page) => listBreeds(market, { species, page, size })));
  return [first, ...pages].flatMap(({ breeds }) => breeds);
}
