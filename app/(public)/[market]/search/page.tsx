import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SearchView } from "@/components/catalogue/search-view";
import { parseMarket } from "@/lib/config/market";
import { searchAll } from "@/lib/data/search";
import { parseKind } from "@/lib/domain/found";
import { paths } from "@/lib/navigation/paths";
import { parseSearch } from "@/lib/domain/shelf-query";
import { wordsOf } from "@/lib/server/words";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<MarketParams>;
  searchParams: Promise<Partial<Record<"q" | "only", string | string[]>>>;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "search");
  const search = parseSearch((await searchParams).q);
  return {
    title: search ? words("titleFor", { search }) : words("title"),
    description: words("description"),
    alternates: { canonical: paths.search },
    robots: { index: search === "", follow: true },
  };
}

/** Searching the whole shop; without a text it is only the form. */
export default async function SearchPage({ params, searchParams }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  const { q, only: kind } = await searchParams;
  const search = parseSearch(q);
  const only = parseKind(kind);
  return (
    <SearchView
      search={search}
      only={search ? only : undefined}
      found={search ? await searchAll(market, search, only) : undefined}
      language={market.language}
      words={wordsOf(market.language, "search")}
    />
  );
}
