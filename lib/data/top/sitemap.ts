import "server-only";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { offeredLanguages } from "@/lib/config/offered-languages";
import type { PathIn } from "@/lib/server/alternates";
import { limits } from "@/lib/config/limits";
import { marketOf } from "@/lib/config/markets/market";
import { stores } from "@/lib/config/markets/markets";
import { cataloguePages, listsProducts, isSoldIn } from "@/lib/navigation/catalogues";
import { researchProjects } from "@/lib/config/community/research";
import { paths } from "@/lib/navigation/paths";
import { roles, categoryPages, speciesLandingPages } from "@/lib/navigation/category-pages";
import { emptyCategoryQuery } from "@/lib/domain/shop/category-query";
import { type SitemapKind, type SitemapShard, sitemapShardSize } from "@/lib/navigation/sitemap";
import { speciesNames } from "@/lib/domain/species";
import { listBreeds } from "@/lib/data/shop/breeds";
import { listFactSheets } from "@/lib/data/animals/fact-sheets";
import { contentPaths } from "@/lib/data/shop/contents";
import { listProducts } from "@/lib/data/shop/products";

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
  ...stores.map(paths.shippingTo),
  ...contentPaths,
];

interface SitemapRow {
  /** Of something with a name of its own in each language, which is part of the path. */
  readonly id?: number;
  readonly path: string;
}

interface SitemapPage {
  readonly rows: readonly SitemapRow[];
  readonly count: number;
}

/** Reads one page of paths of each kind. */
const readers: Readonly<
  Record<SitemapKind, (language: Language, page: number, size: number) => Promise<SitemapPage>>
> = {
  pages: async (_, page) => ({
    rows: page === 1 ? pages.map((path) => ({ path })) : [],
    count: pages.length,
  }),
  products: async (language, page, size) => {
    // Sorted by name, so that a path stays in its shard when sales change.
    const query = { ...emptyCategoryQuery, sort: "name" as const, page };
    const { products, count } = await listProducts({ ...market, language }, query, { size });
    return { rows: products.map((product) => ({ id: product.id, path: paths.product(product) })), count };
  },
  breeds: async (language, page, size) => {
    const { breeds, count } = await listBreeds({ ...market, language }, { page, size });
    return { rows: breeds.map((breed) => ({ id: breed.id, path: paths.breed(breed) })), count };
  },
  tests: async (_, page, size) => {
    const { results, count } = await listFactSheets(market, { page, size });
    return { rows: results.map(({ code }) => ({ path: paths.test(code) })), count };
  },
};

export async function countPaths(kind: SitemapKind): Promise<number> {
  return (await readers[kind](defaultLanguage, 1, 1)).count;
}

export async function listShardPaths({ kind, number }: SitemapShard): Promise<readonly PathIn[]> {
  const pagesPerShard = sitemapShardSize / size;
  const rows = await readRows(kind, defaultLanguage, {
    from: (number - 1) * pagesPerShard + 1,
    most: pagesPerShard,
  });
  if (!rows.some(({ id }) => id !== undefined)) return rows.map(({ path }) => path);
  const others = offeredLanguages().filter((language) => language !== defaultLanguage);
  // The order of other languages is another, so their lists are read as a whole. All reads follow each other: seventy at once
  // would keep the backend from answering visitors.
  const pathsOf = new Map<Language, ReadonlyMap<number | undefined, string>>();
  for (const language of others) pathsOf.set(language, byId(await readRows(kind, language)));
  return rows.map(
    ({ id = 0, path }) =>
      (language) =>
        pathsOf.get(language)?.get(id) ?? path,
  );
}

const byId = (rows: readonly SitemapRow[]) => new Map(rows.map(({ id, path }) => [id, path]));

async function readRows(kind: SitemapKind, language: Language, { from = 1, most = Infinity } = {}) {
  const read = readers[kind];
  const first = await read(language, from, size);
  const pagesLeft = Math.ceil(first.count / size) - from;
  const more = Math.max(0, Math.min(most - 1, pagesLeft));
  const all = [...first.rows];
  for (let page = from + 1; page <= from + more; page += 1)
    all.push(...(await read(language, page, size)).rows);
  return all;
}
