import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ShelfView } from "@/components/catalogue/shelf-view";
import { parseMarket } from "@/lib/config/market";
import { listShelf } from "@/lib/data/products";
import { paths } from "@/lib/domain/paths";
import { plainShelf } from "@/lib/domain/shelf-query";
import { wordsOf } from "@/lib/server/words";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  params: Promise<MarketParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "store");
  return {
    title: words("metaTitle"),
    description: words("description"),
    alternates: { canonical: paths.store },
  };
}

/** The store where nothing is asked of it: made once for all. */
export default async function StorePage({ params }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  return (
    <ShelfView
      base={paths.store}
      query={plainShelf}
      shelf={await listShelf(market, plainShelf)}
      language={market.language}
      words={wordsOf(market.language, "store")}
    />
  );
}
