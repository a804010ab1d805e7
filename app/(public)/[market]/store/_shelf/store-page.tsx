import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FindProduct } from "@/components/catalogue/find-product";
import { ShelfView } from "@/components/catalogue/shelf-view";
import { parseMarket } from "@/lib/config/market";
import { readCatalogue } from "@/lib/data/products";
import { paths } from "@/lib/navigation/paths";
import { isDeepQuery, type ShelfQuery } from "@/lib/domain/shelf-query";
import { wordsOf } from "@/lib/server/words";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface StorePageProps {
  readonly params: Promise<MarketParams>;
  readonly query: ShelfQuery;
}

export async function storeMetadata({ params, query }: StorePageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "store");
  return {
    title: words("metaTitle"),
    description: words("description"),
    alternates: { canonical: paths.store },
    ...(isDeepQuery(query) && { robots: { index: false, follow: true } }),
  };
}

/** The store, whether anything is asked of it or not. */
export async function StorePage({ params, query }: StorePageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  return (
    <>
      <Way language={market.language} path={paths.store} />
      <ShelfView
        finder={<FindProduct reach="visitor" words={wordsOf(market.language, "search")} />}
        base={paths.store}
        query={query}
        found={await readCatalogue(market, query)}
        language={market.language}
        words={wordsOf(market.language, "store")}
      />
    </>
  );
}
