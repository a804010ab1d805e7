import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { StoreView } from "@/components/shop/catalogue/store-view";
import { listProductsWithFacets } from "@/lib/data/shop/products";
import { paths } from "@/lib/navigation/paths";
import { isDeepQuery, type CategoryQuery } from "@/lib/domain/shop/category-query";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface StorePageProps {
  readonly params: Promise<MarketParams>;
  readonly query: CategoryQuery;
}

export async function storeMetadata({ params, query }: StorePageProps): Promise<Metadata> {
  await marketOfParams(params);
  const t = translate("store");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: alternatesOf(paths.store),
    ...(isDeepQuery(query) && { robots: { index: false, follow: true } }),
  };
}

/** The store, in its static and its dynamic version. */
export async function StorePage({ params, query }: StorePageProps) {
  const market = await marketOfParams(params);
  return (
    <>
      <PageBreadcrumbs path={paths.store} />
      <StoreView base={paths.store} query={query} found={await listProductsWithFacets(market, query)} />
    </>
  );
}
