import "server-only";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/markets/market";
import type { SingleTest } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import type { SpeciesName } from "@/lib/domain/species";
import { cacheTags } from "@/lib/config/cache-tags";
import { readForPage } from "@/lib/server/upstream/read-for-page";

/** Every test that can be part of a custom profile, by name. */
export async function listSingleTests(market: Market, species: SpeciesName): Promise<readonly SingleTest[]> {
  const size = limits.maxPageSize;
  const read = (page: number) =>
    readForPage(
      "customProfiles.tests",
      { query: { species, page, size } },
      { market, tags: [cacheTags.catalogue] },
    );
  const first = await read(1);
  const pageCount = Math.ceil((first?.count ?? 0) / size);
  const others = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => read(index + 2));
  return [first, ...(await Promise.all(others))].flatMap((response) => response?.results ?? []);
}
