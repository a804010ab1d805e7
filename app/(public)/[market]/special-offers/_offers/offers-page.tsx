import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { OffersView } from "@/components/shop/catalogue/offers-view";
import { ShopTabs } from "@/components/shop/catalogue/shop-tabs";
import { listOffers } from "@/lib/data/shop/products";
import { paths } from "@/lib/navigation/paths";
import { isDeepQuery } from "@/lib/domain/shop/category-query";
import { type ListPageProps, readCategoryQuery } from "@/app/(public)/[market]/_parts/category-query";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";

export async function offersMetadata(props: ListPageProps): Promise<Metadata> {
  await marketOfParams(props.params);
  const t = translate("offers");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: alternatesOf(paths.specialOffers),
    ...(isDeepQuery(await readCategoryQuery(props)) && { robots: { index: false, follow: true } }),
  };
}

export async function OffersPage(props: ListPageProps) {
  const market = await marketOfParams(props.params);
  const query = await readCategoryQuery(props);
  const t = translate("offers");
  return (
    <>
      <PageBreadcrumbs path={paths.specialOffers} pageName={t("title")} />
      <ShopTabs
        current={paths.specialOffers}
        ownerTestsLabel={translate("categoryPages")("owner.products.name")}
      />
      <OffersView query={query} found={await listOffers(market, query)} />
    </>
  );
}
