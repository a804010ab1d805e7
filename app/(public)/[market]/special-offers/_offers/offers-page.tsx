import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { OffersView } from "@/components/shop/catalogue/offers-view";
import { ShopTabs } from "@/components/shop/catalogue/shop-tabs";
import { listOffers } from "@/lib/data/shop/products";
import { paths } from "@/lib/navigation/paths";
import { isDeepQuery, type CategoryQuery } from "@/lib/domain/shop/category-query";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface OffersPageProps {
  readonly params: Promise<MarketParams>;
  readonly query: CategoryQuery;
}

export async function offersMetadata({ params, query }: OffersPageProps): Promise<Metadata> {
  await marketOfParams(params);
  const t = translate("offers");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: alternatesOf(paths.specialOffers),
    ...(isDeepQuery(query) && { robots: { index: false, follow: true } }),
  };
}

export async function OffersPage({ params, query }: OffersPageProps) {
  const market = await marketOfParams(params);
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
