import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { StoreView } from "@/components/shop/catalogue/store-view";
import { listProductsWithFacets } from "@/lib/data/shop/products";
import { paths } from "@/lib/navigation/paths";
import { isDeepQuery } from "@/lib/domain/shop/category-query";
import { type ListPageProps, readCategoryQuery } from "@/app/(public)/[market]/_parts/category-query";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";

export async function storeMetadata(props: ListPageProps): Promise<Metadata> {
  await marketOfParams(props.params);
  const t = translate("store");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: alternatesOf(paths.store),
    ...(isDeepQuery(await readCategoryQuery(props)) && { robots: { index: false, follow: true } }),
  };
}

/** The store, in its static and its dynamic version. */
export async function StorePage(props: ListPageProps) {
  const market = await marketOfParams(props.params);
  const query = await readCategoryQuery(props);
  return (
    <>
      <PageBreadcrumbs path={paths.store} />
      <StoreView base={paths.store} query={query} found={await listProductsWithFacets(market, query)} />
    </>
  );
}
