import "server-only";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/markets/market";
import type { BreederQuery } from "@/lib/domain/list-queries";
import type { Response } from "@/lib/contract/calls";
import { readForPage } from "@/lib/server/upstream/read-for-page";

export type BreederChoices = Response<"responsibleBreeders.choices">;
export type FoundBreeders = Response<"responsibleBreeders.list">;

/** One page of the list and its filter options. Read per request, because no webhook reports changes of the list. */
export async function readBreeders(market: Market, query: BreederQuery) {
  const context = { market, tags: [] };
  const choices = await readForPage("responsibleBreeders.choices", {}, context);
  const { species, country, page } = query;
  const filters = { species, country, ...breedFilter(query, choices?.breeds ?? []) };
  const [found, map] = await Promise.all([
    readForPage(
      "responsibleBreeders.list",
      { query: { ...filters, page, size: limits.breedersPerPage } },
      context,
    ),
    readForPage("responsibleBreeders.map", { query: filters }, context),
  ]);
  return {
    choices: choices ?? { countries: [], breeds: [] },
    found: found ?? noBreeders,
    points: map?.points ?? [],
  };
}

const noBreeders: FoundBreeders = { results: [], count: 0, next: null, previous: null };

/** A full breed name selects that breed, not every breed whose name contains it. */
function breedFilter({ breed }: BreederQuery, breeds: BreederChoices["breeds"]) {
  const matches = breeds.filter(({ name }) => name.toLowerCase() === breed.toLowerCase());
  const [only] = matches;
  return matches.length === 1 && only ? { breed_id: only.id } : { breed };
}
