import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OffersView } from "@/components/shop/catalogue/offers-view";
import { ShopTabs } from "@/components/shop/catalogue/shop-tabs";
import { parseMarket } from "@/lib/config/markets/market";
import { listOffers } from "@/lib/data/products";
import { paths } from "@/lib/navigation/paths";
import { isDeepQuery, type CategoryQuery } from "@/lib/domain/category-query";
import { getTranslator } from "@/lib/i18n/messages";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface OffersPageProps {
  readonly params: Promise<MarketParams>;
  readonly query: CategoryQuery;
}

export async function offersMetadata({ params, query }: OffersPageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(language, "offers");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: { canonical: paths.specialOffers },
    ...(isDeepQuery(query) && { robots: { index: false, follow: true } }),
  };
}

export async function OffersPage({ params, query }: OffersPageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  const { language } = market;
  const t = getTranslator(language, "offers");
  return (
    <>
      <PageBreadcrumbs language={language} path={paths.specialOffers} pageName={t("title")} />
      <ShopTabs
        current={paths.specialOffers}
        ownerTestsLabel={getTranslator(language, "categoryPages")("owner.products.name")}
        t={t}
      />
      <OffersView query={query} found={await listOffers(market, query)} language={language} t={t} />
    </>
  );
}
