import "server-only";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/market";
import type { SingleTest } from "@/lib/contract/custom-profiles/custom-profiles.types";
import type { SpeciesName } from "@/lib/domain/species";
import { tags } from "@/lib/next/cache/tags";
import { visitorSessionToken } from "@/lib/server/session/visitor";
import { callUpstream } from "@/lib/server/upstream/call-upstream";
import { readForPage, UpstreamReadError } from "@/lib/server/upstream-pages";

/** Everything that can go into a custom profile, by name. */
export async function listSingleTests(market: Market, species: SpeciesName): Promise<readonly SingleTest[]> {
  const size = limits.maxPageSize;
  const read = (page: number) =>
    readForPage("customProfiles.tests", { query: { species, page, size } }, { market, tags: [tags.shelves] });
  const first = await read(1);
  const pageCount = Math.ceil((first?.count ?? 0) / size);
  const others = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => read(index + 2));
  return [first, ...(await Promise.all(others))].flatMap((answer) => answer?.results ?? []);
}

interface OwnQuery {
  readonly page: number;
  readonly query: string;
}

/** The visitor's own. */
export async function readOwnProfiles(query: OwnQuery, { region, language }: Market) {
  const asking = { sessionToken: await visitorSessionToken(), country: region, language };
  const answer = await callUpstream("customProfiles.list", { query }, asking);
  if (!answer.ok) throw new UpstreamReadError(`custom profiles were answered ${answer.status}`);
  return answer.value;
}
