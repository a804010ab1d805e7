import "server-only";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/market";
import type { BreederQuery } from "@/lib/domain/breeder-query";
import type { AnswerOfCall } from "@/lib/server/upstream/call-upstream";
import { readForPage } from "@/lib/server/upstream-pages";

export type BreederChoices = AnswerOfCall<"responsibleBreeders.choices">;
export type FoundBreeders = AnswerOfCall<"responsibleBreeders.list">;

/** A page of the list and what can be asked of it. The page is made per request: nothing tells us when the list changes. */
export async function readBreeders(market: Market, query: BreederQuery) {
  const reading = { market, tags: [] };
  const choices = await readForPage("responsibleBreeders.choices", {}, reading);
  const { species, country, page } = query;
  const shared = { species, country, page, size: limits.breedersAtOnce };
  const asked = { ...shared, ...breedOf(query, choices?.breeds ?? []) };
  const found = await readForPage("responsibleBreeders.list", { query: asked }, reading);
  return { choices: choices ?? { countries: [], breeds: [] }, found: found ?? nobody };
}

const nobody: FoundBreeders = { results: [], count: 0, next: null, previous: null };

/** Who has chosen a whole name means that breed, and not every breed whose name holds it. */
function breedOf({ breed }: BreederQuery, breeds: BreederChoices["breeds"]) {
  const same = breeds.filter(({ name }) => name.toLowerCase() === breed.toLowerCase());
  const [only] = same;
  return same.length === 1 && only ? { breed_id: only.id } : { breed };
}
