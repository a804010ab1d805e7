import type { Metadata } from "next";
import { offersMetadata, OffersPage } from "@/app/(public)/[market]/special-offers/_offers/offers-page";

export function generateMetadata({
  params,
}: PageProps<"/[market]/static/special-offers">): Promise<Metadata> {
  return offersMetadata({ params });
}

/** Static version, for requests without a query. */
export default function StaticSpecialOffersPage({ params }: PageProps<"/[market]/static/special-offers">) {
  return <OffersPage params={params} />;
}
