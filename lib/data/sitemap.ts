import "server-only";
import { limits } from "@/lib/config/limits";
import { marketOf } from "@/lib/config/markets/market";
import { cataloguePages, listsProducts, isSoldIn } from "@/lib/navigation/catalogues";
import { researchProjects } from "@/lib/config/research";
import { paths } from "@/lib/navigation/paths";
import { roles, categoryPages, speciesLandingPages } from "@/lib/navigation/category-pages";
import { emptyCategoryQuery } from "@/lib/domain/category-query";
import { type SitemapKind, type SitemapShard, sitemapShardSize } from "@/lib/navigation/sitemap";
import { speciesNames } from "@/lib/domain/species";
import { listBreeds } from "./breeds";
import { listFactSheets } from "./fact-sheets";
import { contentPaths } from "./contents";
import { listProducts } from "./products";

/** Paths are the same in every market. Products of single countries are left out, as for a new visitor. */
const market = marketOf(undefined);
const size = limits.maxPageSize;

const pages: readonly string[] = [
  paths.home,
  paths.store,
  ...roles.map(paths.roleHome),
  ...speciesLandingPages.map(paths.landingPage),
  ...categoryPages.map(({ path }) => path),
  ...speciesNames.map(paths.breeds),
  paths.tests,
  // Without the breed lists, which have one path, and pages of a single country.
  ...cataloguePages.flatMap((page) =>
    listsProducts(page) && isSoldIn(page, market.store) ? [page.path] : [],
  ),
  paths.specialOffers,
  ...speciesNames.map(paths.buildProfile),
  paths.search,
  paths.addAnimal,
  paths.sampleTracker,
  paths.microchipChecker,
  paths.felineColour,
  paths.reportAuthentication,
  paths.researchApplication,
  ...researchProjects.map(paths.researchProject),
  paths.responsibleBreeders.form,
  paths.responsibleBreeders.search,
  ...contentPaths,
];

interface SitemapPage {
  readonly paths: readonly string[];
  readonly count: number;
}

/** Reads one page of paths of each kind. */
const readers: Readonly<Record<SitemapKind, (page: number, size: number) => Promise<SitemapPage>>> = {
  pages: async (page) => ({ paths: page === 1 ? pages : [], count: pages.length }),
  products: async (page, size) => {
    // Sorted by name, so that a path stays in its shard when sales change.
    const list = await listProducts(market, { ...emptyCategoryQuery, sort: "name", page }, { size });
    return { paths: list.products.map(paths.product), count: list.count };
  },
  breeds: async (page, size) => {
    const { breeds, count } = await listBreeds(market, { page, size });
    return { paths: breeds.map(paths.breed), count };
  },
  tests: async (page, size) => {
    const { results, count } = await listFactSheets(market, { page, size });
    return { paths: results.map(({ code }) => paths.test(code)), count };
  },
};

export async function countPaths(kind: SitemapKind): Promise<number> {
  return (await readers[kind](1, 1)).count;
}

export async function listShardPaths({ kind, number }: SitemapShard): Promise<readonly string[]> {
  const pagesPerShard = sitemapShardSize / size;
  const firstPage = (number - 1) * pagesPerShard + 1;
  const first = await readers[kind](firstPage, size);
  const pagesLeft = Math.ceil(first.count / size) - firstPage;
  const more = Math.max(0, Math.min(pagesPerShard - 1, pagesLeft));
  const others = Array.from({ length: more }, (_, index) => readers[kind](firstPage + index + 1, size));
  return [first, ...(await Promise.all(others))].flatMap((result) => result.paths);
}
