import type { Metadata } from "next";
import { plainShelf } from "@/lib/domain/shelf-query";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { offersMetadata, OffersPage } from "@/app/(public)/[market]/special-offers/_offers/offers-page";

interface PageProps {
  params: Promise<MarketParams>;
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return offersMetadata({ params, query: plainShelf });
}

/** The offers where nothing is asked: made once for all. */
export default function PlainSpecialOffersPage({ params }: PageProps) {
  return <OffersPage params={params} query={plainShelf} />;
}
