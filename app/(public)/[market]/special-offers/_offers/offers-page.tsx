import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OffersView } from "@/components/catalogue/offers-view";
import { ShopTabs } from "@/components/catalogue/shop-tabs";
import { parseMarket } from "@/lib/config/market";
import { listOffers } from "@/lib/data/products";
import { paths } from "@/lib/navigation/paths";
import { isDeepQuery, type ShelfQuery } from "@/lib/domain/shelf-query";
import { wordsOf } from "@/lib/server/words";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface OffersPageProps {
  readonly params: Promise<MarketParams>;
  readonly query: ShelfQuery;
}

export async function offersMetadata({ params, query }: OffersPageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "offers");
  return {
    title: words("metaTitle"),
    description: words("description"),
    alternates: { canonical: paths.specialOffers },
    ...(isDeepQuery(query) && { robots: { index: false, follow: true } }),
  };
}

export async function OffersPage({ params, query }: OffersPageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  const { language } = market;
  const words = wordsOf(language, "offers");
  return (
    <>
      <Way language={language} path={paths.specialOffers} own={words("title")} />
      <ShopTabs
        current={paths.specialOffers}
        ownerTests={wordsOf(language, "shelf")("owner.products.name")}
        words={words}
      />
      <OffersView query={query} found={await listOffers(market, query)} language={language} words={words} />
    </>
  );
}
