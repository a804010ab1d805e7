import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { BestSellers } from "@/components/shop/catalogue/best-sellers";
import { CatalogueHeader } from "@/components/shop/catalogue/catalogue-header";
import { CatalogueCategoryView } from "@/components/shop/catalogue/catalogue-category-view";
import type { Market } from "@/lib/config/markets/market";
import { readCataloguePage, readMostOrdered } from "@/lib/data/shop/catalogues";
import { type CataloguePage, findCataloguePage, listsProducts, isSoldIn } from "@/lib/navigation/catalogues";
import { isDeepQuery, type CategoryQuery } from "@/lib/domain/shop/category-query";
import type { SpeciesLandingPage } from "@/lib/navigation/category-pages";
import { type ListPageProps, readCategoryQuery } from "@/app/(public)/[market]/_parts/category-query";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface CatalogueParams extends MarketParams {
  readonly species: string;
  readonly category: string;
}

type CatalogueProps = ListPageProps<CatalogueParams>;
type CataloguePageOptions = CatalogueProps & Pick<SpeciesLandingPage, "role">;

interface CatalogueData {
  readonly market: Market;
  readonly category: CataloguePage;
  readonly query: CategoryQuery;
}

/** Categories with a product list. Breeds and custom profiles have pages of their own: ./special-category-page. */
async function readCatalogueParams(options: CataloguePageOptions): Promise<CatalogueData> {
  const { role, params } = options;
  const { species, category: slug } = await params;
  const market = await marketOfParams(params);
  const category = findCataloguePage(role, species, slug) ?? notFound();
  if (!listsProducts(category) || !isSoldIn(category, market.store)) notFound();
  return { market, category, query: { ...(await readCategoryQuery(options)), species: undefined } };
}

async function catalogueMetadata(options: CataloguePageOptions): Promise<Metadata> {
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

async function CataloguePage(options: CataloguePageOptions) {
  const { market, category, query } = await readCatalogueParams(options);
  const t = translate("catalogue");
  return (
    <>
      <PageBreadcrumbs path={category.path} pageName={t(`${category.messageKey}.name`)} />
      <CatalogueHeader category={category} store={market.store} />
      {category.key === "bestSellers" ? (
        <BestSellers title={t("bestTitle")} products={await readMostOrdered(market, category)} />
      ) : (
        <CatalogueCategoryView
          category={category}
          query={query}
          found={await readCataloguePage(market, category, query)}
        />
      )}
    </>
  );
}

/** The exports of a route file, for requests with a query. */
export const dynamicCatalogue = (role: SpeciesLandingPage["role"]) => ({
  generateMetadata: (props: CatalogueProps) => catalogueMetadata({ ...props, role }),
  Page: (props: CatalogueProps) => <CataloguePage {...props} role={role} />,
});

/** The exports of a route file under `static/`, for requests without a query. */
export const staticCatalogue = (role: SpeciesLandingPage["role"]) => ({
  generateMetadata: ({ params }: CatalogueProps) => catalogueMetadata({ params, role }),
  Page: ({ params }: CatalogueProps) => <CataloguePage params={params} role={role} />,
});
