import type { Metadata } from "next";
import { emptyCategoryQuery } from "@/lib/domain/category-query";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { offersMetadata, OffersPage } from "@/app/(public)/[market]/special-offers/_offers/offers-page";

interface PageProps {
  params: Promise<MarketParams>;
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return offersMetadata({ params, query: emptyCategoryQuery });
}

/** Static version, for requests without a query. */
export default function StaticSpecialOffersPage({ params }: PageProps) {
  return <OffersPage params={params} query={emptyCategoryQuery} />;
}
