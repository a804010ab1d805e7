import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ShelfView } from "@/components/catalogue/shelf-view";
import { parseMarket } from "@/lib/config/market";
import { listShelf } from "@/lib/data/products";
import { paths } from "@/lib/domain/paths";
import { isDeepQuery, parseShelfQuery } from "@/lib/domain/shelf-query";
import { wordsOf } from "@/lib/server/words";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<MarketParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "store");
  return {
    title: words("metaTitle"),
    description: words("description"),
    alternates: { canonical: paths.store },
    ...(isDeepQuery(parseShelfQuery(await searchParams)) && { robots: { index: false, follow: true } }),
  };
}

/** The store where something is asked of it, made for every request; else its twin under `kept/` answers. */
export default async function AskedStorePage({ params, searchParams }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  const query = parseShelfQuery(await searchParams);
  return (
    <ShelfView
      base={paths.store}
      query={query}
      shelf={await listShelf(market, query)}
      language={market.language}
      words={wordsOf(market.language, "store")}
    />
  );
}
