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
import { contentPaths, findContent } from "@/lib/data/shop/contents";
import { cacheTags } from "@/lib/config/cache-tags";
import { readForPage } from "@/lib/server/upstream/read-for-page";
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
  readonly key: number | string;
  readonly path: string;
}

export interface SitemapEntry {
  readonly path: PathIn;
  /** A day; undefined where it is not known. */
  readonly changedOn: string | undefined;
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
    rows: page === 1 ? pages.map((path) => ({ key: path, path })) : [],
    count: pages.length,
  }),
  products: async (language, page, size) => {
    // Sorted by name, so that a path stays in its shard when sales change.
    const query = { ...emptyCategoryQuery, sort: "name" as const, page };
    const { products, count } = await listProducts({ ...market, language }, query, { size });
    return { rows: products.map((product) => ({ key: product.id, path: paths.product(product) })), count };
  },
  breeds: async (language, page, size) => {
    const { breeds, count } = await listBreeds({ ...market, language }, { page, size });
    return { rows: breeds.map((breed) => ({ key: breed.id, path: paths.breed(breed) })), count };
  },
  tests: async (_, page, size) => {
    const { results, count } = await listFactSheets(market, { page, size });
    return { rows: results.map(({ code }) => ({ key: code, path: paths.test(code) })), count };
  },
};

export async function countPaths(kind: SitemapKind): Promise<number> {
  return (await readers[kind](defaultLanguage, 1, 1)).count;
}

export async function listShardEntries({ kind, number }: SitemapShard): Promise<readonly SitemapEntry[]> {
  const pagesPerShard = sitemapShardSize / size;
  const rows = await readRows(kind, defaultLanguage, {
    from: (number - 1) * pagesPerShard + 1,
    most: pagesPerShard,
  });
  const changes = await readChanges(kind);
  const pathIn = kind === "products" || kind === "breeds" ? await readTranslations(kind) : undefined;
  return rows.map((row) => ({ path: pathIn?.(row) ?? row.path, changedOn: changes(row.key) }));
}

/** Paths with a name of its own in each language. */
async function readTranslations(kind: SitemapKind) {
  const others = offeredLanguages().filter((language) => language !== defaultLanguage);
  // The order of other languages is another, so their lists are read as a whole. All reads follow each other: seventy at once
  // would keep the backend from answering visitors.
  const pathsOf = new Map<Language, ReadonlyMap<number | string, string>>();
  for (const language of others) {
    const rows = await readRows(kind, language);
    pathsOf.set(language, new Map(rows.map(({ key, path }) => [key, path])));
  }
  return ({ key, path }: SitemapRow): PathIn =>
    (language) =>
      pathsOf.get(language)?.get(key) ?? path;
}

/** When a page's facts changed. A guess would make search engines distrust all dates. */
async function readChanges(kind: SitemapKind): Promise<(key: number | string) => string | undefined> {
  if (kind === "pages") return (path) => contentChangedOn(String(path));
  // Pages without dates are better than none.
  const changes = await readForPage("products.changes", {}, { market, tags: [cacheTags.catalogue] }).catch(
    () => undefined,
  );
  const days = (changes?.[kind] ?? []).map(
    (row) => ["id" in row ? row.id : row.code, row.changedOn] as const,
  );
  const dayOf = new Map<number | string, string>(days);
  return (key) => dayOf.get(key);
}

function contentChangedOn(path: string): string | undefined {
  const page = findContent(path);
  return (page?.updated ?? page?.date)?.toISOString().slice(0, 10);
}

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
