import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductSearch } from "@/components/shop/search/product-search";
import { StoreView } from "@/components/shop/catalogue/store-view";
import { parseMarket } from "@/lib/config/markets/market";
import { listProductsWithFacets } from "@/lib/data/products";
import { paths } from "@/lib/navigation/paths";
import { isDeepQuery, type CategoryQuery } from "@/lib/domain/category-query";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface StorePageProps {
  readonly params: Promise<MarketParams>;
  readonly query: CategoryQuery;
}

export async function storeMetadata({ params, query }: StorePageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(language, "store");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: { canonical: paths.store },
    ...(isDeepQuery(query) && { robots: { index: false, follow: true } }),
  };
}

/** The store, in its static and its dynamic version. */
export async function StorePage({ params, query }: StorePageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  return (
    <>
      <PageBreadcrumbs language={market.language} path={paths.store} />
      <StoreView
        finder={<ProductSearch scope="visitor" messages={getMessages(market.language, "search")} />}
        base={paths.store}
        query={query}
        found={await listProductsWithFacets(market, query)}
        language={market.language}
        t={getTranslator(market.language, "store")}
      />
    </>
  );
}
