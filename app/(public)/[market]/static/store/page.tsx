import type { Metadata } from "next";
import { plainShelf } from "@/lib/domain/shelf-query";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { storeMetadata, StorePage } from "@/app/(public)/[market]/store/_shelf/store-page";

interface PageProps {
  params: Promise<MarketParams>;
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return storeMetadata({ params, query: plainShelf });
}

/** The store where nothing is asked of it: made once for all. */
export default function PlainStorePage({ params }: PageProps) {
  return <StorePage params={params} query={plainShelf} />;
}
