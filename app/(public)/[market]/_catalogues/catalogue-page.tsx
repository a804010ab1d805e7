import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { BestSellers } from "@/components/shop/catalogue/best-sellers";
import { CatalogueHeader } from "@/components/shop/catalogue/catalogue-header";
import { CatalogueCategoryView } from "@/components/shop/catalogue/catalogue-category-view";
import { type Market } from "@/lib/config/markets/market";
import { readCataloguePage, readMostOrdered } from "@/lib/data/shop/catalogues";
import { type CataloguePage, findCataloguePage, listsProducts, isSoldIn } from "@/lib/navigation/catalogues";
import {
  isDeepQuery,
  parseCategoryQuery,
  emptyCategoryQuery,
  type CategoryQuery,
} from "@/lib/domain/shop/category-query";
import type { SpeciesLandingPage } from "@/lib/navigation/category-pages";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface CatalogueParams extends MarketParams {
  readonly species: string;
  readonly category: string;
}

export interface CatalogueProps {
  readonly params: Promise<CatalogueParams>;
}

/** Props of the dynamic version, which has a query. */
export interface DynamicCatalogueProps extends CatalogueProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

type CataloguePageOptions = Pick<SpeciesLandingPage, "role"> &
  CatalogueProps &
  Partial<DynamicCatalogueProps>;

interface CatalogueData {
  readonly market: Market;
  readonly category: CataloguePage;
  readonly query: CategoryQuery;
}

/** Without it Next would render the page for every request. */
export function generateStaticParams(): [] {
  return [];
}

/** Categories with a product list. Breeds and custom profiles have pages of their own: ./special-category-page. */
async function readCatalogueParams({
  role,
  params,
  searchParams,
}: CataloguePageOptions): Promise<CatalogueData> {
  const { species, category: slug } = await params;
  const market = await marketOfParams(params);
  const category = findCataloguePage(role, species, slug) ?? notFound();
  if (!listsProducts(category) || !isSoldIn(category, market.store)) notFound();
  const query = searchParams === undefined ? emptyCategoryQuery : parseCategoryQuery(await searchParams);
  return { market, category, query: { ...query, species: undefined } };
}

export async function catalogueMetadata(options: CataloguePageOptions): Promise<Metadata> {
  const { category, query } = await readCatalogueParams(options);
  const t = translate("catalogue");
  const { species, path } = category;
  return {
    title: t(`${category.messageKey}.title`, { species }),
    description: t(`${category.messageKey}.description`, { species }),
    alternates: alternatesOf(path),
    ...(isDeepQuery(query) && { robots: { index: false, follow: true } }),
  };
}

export async function CataloguePage(options: CataloguePageOptions) {
  const { market, category, query } = await readCatalogueParams(options);
  const t = translate("catalogue");
  return (
    <>
      <PageBreadcrumbs path={category.path} pageName={t(`${category.messageKey}.name`)} />
      <CatalogueHeader category={category} store={market.store} />
      {category.key === "bestSellers" ? (
        <MostOrdered market={market} category={category} />
      ) : (
        <CatalogueList market={market} category={category} query={query} />
      )}
    </>
  );
}

async function MostOrdered({ market, category }: Omit<CatalogueData, "query">) {
  const title = translate("catalogue")("bestTitle");
  const products = await readMostOrdered(market, category);
  return <BestSellers title={title} products={products} />;
}

async function CatalogueList({ market, category, query }: CatalogueData) {
  return (
    <CatalogueCategoryView
      category={category}
      query={query}
      found={await readCataloguePage(market, category, query)}
      t={{
        catalogue: translate("catalogue"),
        categoryPages: translate("categoryPages"),
        store: translate("store"),
      }}
    />
  );
}
