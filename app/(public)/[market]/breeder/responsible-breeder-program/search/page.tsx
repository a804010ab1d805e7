import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BreederSearch } from "@/components/responsible-breeders/breeder-search";
import { parseMarket } from "@/lib/config/market";
import { readBreeders } from "@/lib/data/responsible-breeders";
import { isAsked, parseBreederQuery } from "@/lib/domain/breeder-query";
import { paths } from "@/lib/navigation/paths";
import { wordsOf } from "@/lib/server/words";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { ProgramWay } from "@/app/(public)/[market]/breeder/responsible-breeder-program/_parts/program-way";

/** Whoever has withdrawn is gone from the next page that anybody opens. */
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<MarketParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "responsibleBreeders");
  const query = parseBreederQuery(await searchParams);
  return {
    title: words("search.title"),
    description: words("search.description"),
    alternates: { canonical: paths.responsibleBreeders.search },
    ...((isAsked(query) || query.page > 1) && { robots: { index: false, follow: true } }),
  };
}

export default async function BreederSearchPage({ params, searchParams }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  const query = parseBreederQuery(await searchParams);
  return (
    <>
      <ProgramWay language={market.language} page="search" />
      <BreederSearch
        query={query}
        {...await readBreeders(market, query)}
        words={wordsOf(market.language, "responsibleBreeders")}
      />
    </>
  );
}
