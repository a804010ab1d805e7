import type { Metadata } from "next";
import { emptyCategoryQuery } from "@/lib/domain/category-query";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { storeMetadata, StorePage } from "@/app/(public)/[market]/store/_store/store-page";

interface PageProps {
  params: Promise<MarketParams>;
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return storeMetadata({ params, query: emptyCategoryQuery });
}

/** Static version, for requests without a query. */
export default function StaticStorePage({ params }: PageProps) {
  return <StorePage params={params} query={emptyCategoryQuery} />;
}
