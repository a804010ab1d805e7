import "server-only";
import { limits } from "@/lib/config/limits";
import { marketOf } from "@/lib/config/market";
import { catalogues, isList, isSoldIn } from "@/lib/navigation/catalogues";
import { paths } from "@/lib/navigation/paths";
import { roles, shelves, sides } from "@/lib/navigation/shelves";
import { plainShelf } from "@/lib/domain/shelf-query";
import { type SitemapKind, type SitemapShard, sitemapShardSize } from "@/lib/navigation/sitemap";
import { speciesNames } from "@/lib/domain/species";
import { listBreeds } from "./breeds";
import { contentPaths } from "./contents";
import { listShelf } from "./products";

/** Addresses are the same in every market. What some countries alone can buy is left out, as for a new visitor. */
const market = marketOf(undefined);
const size = limits.maxPageSize;

const pages: readonly string[] = [
  paths.home,
  paths.store,
  ...roles.map(paths.roleHome),
  ...sides.map(paths.side),
  ...shelves.map(({ path }) => path),
  ...speciesNames.map(paths.breeds),
  // Breeds are found at their own address, and what one country alone has is for its visitors.
  ...catalogues.flatMap((shelf) => (isList(shelf) && isSoldIn(shelf, market.region) ? [shelf.path] : [])),
  paths.specialOffers,
  ...speciesNames.map(paths.buildProfile),
  paths.search,
  paths.responsibleBreeders.form,
  paths.responsibleBreeders.search,
  ...contentPaths,
];

interface Part {
  readonly paths: readonly string[];
  readonly count: number;
}

/** One page of each kind, as the upstream counts pages. */
const readers: Readonly<Record<SitemapKind, (page: number, size: number) => Promise<Part>>> = {
  pages: async (page) => ({ paths: page === 1 ? pages : [], count: pages.length }),
  products: async (page, size) => {
    // By name, so that an address stays in its file while others sell better.
    const shelf = await listShelf(market, { ...plainShelf, sort: "name", page }, { size });
    return { paths: shelf.products.map(paths.product), count: shelf.count };
  },
  breeds: async (page, size) => {
    const { breeds, count } = await listBreeds(market, { page, size });
    return { paths: breeds.map(paths.breed), count };
  },
};

export async function countOfKind(kind: SitemapKind): Promise<number> {
  return (await readers[kind](1, 1)).count;
}

export async function pathsOfShard({ kind, number }: SitemapShard): Promise<readonly string[]> {
  const pagesPerShard = sitemapShardSize / size;
  const firstPage = (number - 1) * pagesPerShard + 1;
  const first = await readers[kind](firstPage, size);
  const pagesLeft = Math.ceil(first.count / size) - firstPage;
  const more = Math.max(0, Math.min(pagesPerShard - 1, pagesLeft));
  const others = Array.from({ length: more }, (_, index) => readers[kind](firstPage + index + 1, size));
  return [first, ...(await Promise.all(others))].flatMap((part) => part.paths);
}
