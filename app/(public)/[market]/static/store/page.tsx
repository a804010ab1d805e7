import type { Metadata } from "next";
import { storeMetadata, StorePage } from "@/app/(public)/[market]/store/_store/store-page";

export function generateMetadata({ params }: PageProps<"/[market]/static/store">): Promise<Metadata> {
  return storeMetadata({ params });
}

/** Static version, for requests without a query. */
export default function StaticStorePage({ params }: PageProps<"/[market]/static/store">) {
  return <StorePage params={params} />;
}
