import type { Metadata } from "next";
import { parseCategoryQuery } from "@/lib/domain/category-query";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { storeMetadata, StorePage } from "@/app/(public)/[market]/store/_store/store-page";

export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<MarketParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return storeMetadata({ params, query: parseCategoryQuery(await searchParams) });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default async function DynamicStorePage({ params, searchParams }: PageProps) {
  return <StorePage params={params} query={parseCategoryQuery(await searchParams)} />;
}
